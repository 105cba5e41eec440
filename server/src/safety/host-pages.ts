import { readFileSync } from 'node:fs';
import { HOST_PAGES, type HostPage } from '@moonstaff/client';
import { Refusal } from '@moonstaff/kernel';

type Pages = { readonly [Page in HostPage]?: string };

const isAddress = (value: string): boolean => /^https?:\/\//.test(value);

/** Larger files are no page to read. */
const LONGEST = 100_000;

/** The texts of the pages that the host keeps in files. Refuses a file that can't be read. */
export function readHostPages(pages: Pages): Pages {
  const texts = HOST_PAGES.flatMap((page) => {
    const value = pages[page];
    return value === undefined || isAddress(value) ? [] : [[page, readPage(page, value)] as const];
  });
  return Object.fromEntries(texts);
}

function readPage(page: HostPage, file: string): string {
  try {
    return readFileSync(file, 'utf8').slice(0, LONGEST);
  } catch {
    throw new Refusal('server.settings.page', { name: page.toUpperCase(), file });
  }
}

/** What the page needs to link to them: an address elsewhere, or nothing if the server shows the text. */
export const linksOf = (pages: Pages): { [Page in HostPage]?: string } =>
  Object.fromEntries(
    HOST_PAGES.flatMap((page) => {
      const value = pages[page];
      return value === undefined ? [] : [[page, isAddress(value) ? value : '']];
    }),
  );
