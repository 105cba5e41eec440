/** How Chromium, Firefox and Safari call a part of the page that does not come; the last is our builder's, of styles. */
const MISSING =
  /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/;

/** Whether what failed is a part of the page that is not to be had: the server has a newer version, without it. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && MISSING.test(error.message);
