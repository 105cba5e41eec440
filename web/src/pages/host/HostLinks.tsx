import { HOST_PAGES } from '@moonstaff/client';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useServerInfo } from '../../table/server/about.ts';

const TITLES = { imprint: 'safety.imprint', privacy: 'safety.privacy' } as const;

/** Links to the pages that the host has set. */
export function HostLinks() {
  const words = useWords('safety');
  const pages = useServerInfo()?.pages ?? {};
  return HOST_PAGES.map((page) => {
    const address = pages[page];
    if (address === undefined) return null;
    return (
      <a key={page} href={address === '' ? hrefOf(page) : address}>
        {words.t(TITLES[page])}
      </a>
    );
  });
}
