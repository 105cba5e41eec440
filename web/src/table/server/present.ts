/** Whether there can be a server behind this page. The static site, which `npm run site` writes, says in its HTML that there's none. */
export const hasServer = (): boolean => document.documentElement.dataset['server'] !== 'none';
