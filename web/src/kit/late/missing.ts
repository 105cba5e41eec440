/** What Chromium, Firefox and Safari say when a script doesn't arrive. */
const SCRIPT =
  /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/;

/** What Vite says when a style sheet doesn't arrive, with its address. */
const STYLE = /^Unable to preload CSS for (\S+)/;

/** The style sheet that did not arrive, if that's what failed. */
export const missingStyle = (error: unknown): string | undefined =>
  error instanceof Error ? STYLE.exec(error.message)?.[1] : undefined;

/** Whether a part of the page did not arrive: no network, or the server has a newer version without it. */
export const isMissingPart = (error: unknown): boolean =>
  (error instanceof Error && SCRIPT.test(error.message)) || missingStyle(error) !== undefined;
