import type { Club, ClubMember } from '@moonstaff/client';
import { Monogram } from '../../kit/controls/Monogram.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Club.module.css';
import { ago, sortedMembers } from './model.ts';

/** Who belongs to the club, and who is here. */
export function Members({ club, me }: { readonly club: Club; readonly me: string }) {
  const words = useWords();
  return (
    <section className={`${look.panel} ${styles.people}`} aria-label={words.t('club.peopleTitle')}>
      <h2 className={look.panelTitle}>{words.t('club.peopleTitle')}</h2>
      <ul className={styles.members}>
        {sortedMembers(club.members, me).map((member) => (
          <li key={member.person}>
            <Monogram name={member.name} own={member.person === me} presence={member.presence} />
            <a className={styles.name} href={hrefOf('person', member.person)}>
              {member.name}
            </a>
            <span className={look.label}>
              {member.person === me ? words.t('seats.you') : presenceText(member, words)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function presenceText({ presence, seenAt }: ClubMember, words: ReturnType<typeof useWords>): string {
  if (presence === 'here') return words.t('club.here');
  if (presence === 'table') return words.t('club.atTable');
  if (seenAt === undefined) return words.t('club.neverSeen');
  const [value, unit] = ago(seenAt, Date.now());
  return words.ago(value, unit);
}
