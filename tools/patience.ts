/**
 * How long a test waits for something that should happen. This only guards against hanging: on a busy machine
 * everything is slow, so it's far longer than anything takes, but not so long that one hanging test holds up the run.
 */
export const PATIENCE_MS = 60_000;

/** How long a whole test file may take before its process is ended. */
export const FILE_PATIENCE_MS = 20 * 60_000;
