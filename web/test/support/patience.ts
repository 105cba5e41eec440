/**
 * How long a test waits for something that should happen. It only guards against hanging: on a busy machine everything
 * takes its time, so this is far longer than anything takes.
 */
export const PATIENCE_MS = 180_000;
