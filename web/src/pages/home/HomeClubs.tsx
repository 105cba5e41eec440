import type { ClubSummary } from '@moonstaff/client';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { ClubLinks } from '../clubs/ClubLinks.tsx';
import styles from './Desk.module.css';
import home from './Home.module.css';
import { JoinByLink } from './JoinByLink.tsx';

/** My clubs on the first page, and the way to a table somebody sent a link to. Who waits there is on the desk. */
export function HomeClubs({ clubs }: { readonly clubs: readonly ClubSummary[] }) {
  const words = useWords('club');
  return (
    <section className={`${home.panel} ${styles.clubs}`} aria-label={words.t('club.mine')}>
      <h2>
        {words.t('club.mine')}
        <a href={hrefOf('house')}>{words.t('club.found')}</a>
      </h2>
      {clubs.length > 0 && <ClubLinks clubs={clubs.map((club) => ({ ...club, free: [] }))} />}
      <JoinByLink />
    </section>
  );
}
