import { GAME_IDS, isGameId } from '@moonstaff/catalogue';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { NameForm } from '../name/NameForm.tsx';
import styles from './Challenge.module.css';
import { ChallengeCard } from './ChallengeCard.tsx';
import { dateOf, daysOf } from './model.ts';
import { Practice } from './Practice.tsx';
import { Until } from './Until.tsx';
import { type Known, useChallenges } from './useChallenges.ts';
import { WeekTable } from './WeekTable.tsx';

/** The challenge of a day: before, the offer; during, the way to the table; afterwards, everybody's results. */
export function ChallengePage({ day }: { readonly day: string | undefined }) {
  const words = useWords('challenge', 'house', 'table', ...GAME_IDS);
  const { known, again } = useChallenges(day);
  return (
    <PageFrame name="challenge" title={words.t('challenge.title')} wide>
      {known === undefined ? (
        <p aria-busy="true">{words.t('challenge.about')}</p>
      ) : known.kind === 'away' ? (
        <p role="status">{words.t('challenge.offline')}</p>
      ) : (
        <AtServer known={known} day={day} onChange={again} />
      )}
      <Practice />
    </PageFrame>
  );
}

interface AtServerProps {
  readonly known: Extract<Known, { kind: 'known' }>;
  readonly day: string | undefined;
  readonly onChange: () => void;
}

function AtServer({ known, day, onChange }: AtServerProps) {
  const words = useWords();
  const { today, ahead, shown, week } = known;
  const chosen = day ?? today.day;
  const isToday = chosen === today.day;
  return (
    <>
      <p>
        {words.t('challenge.about')} <Until at={today.endsAt} ahead={ahead} />
      </p>
      {!known.isMe && <NameForm deed={words.t('lobby.enter')} onMe={onChange} />}
      <nav className={styles.days} aria-label={words.t('challenge.day')}>
        {daysOf(today).map((one) => (
          <a
            key={one}
            href={one === today.day ? hrefOf('challenge') : hrefOf('challenge', one)}
            aria-current={one === chosen ? 'page' : undefined}
          >
            {one === today.day ? words.t('challenge.today') : words.date(dateOf(one))}
          </a>
        ))}
      </nav>
      <div className={styles.cards}>
        {shown.map(
          (one) =>
            isGameId(one.challenge.game) && (
              <ChallengeCard
                key={`${one.challenge.day} ${one.challenge.game}`}
                {...one}
                game={one.challenge.game}
                isToday={isToday}
                isMe={known.isMe}
                onChange={onChange}
              />
            ),
        )}
        {shown.length === 0 && <p className={look.label}>{words.t('challenge.noneThen')}</p>}
      </div>
      {week !== undefined && <WeekTable week={week} />}
    </>
  );
}
