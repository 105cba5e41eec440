import { useMemo } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import { SeatShape } from '../../../kit/art/SeatShape.tsx';
import { Signs } from '../../../kit/art/Sign.tsx';
import { Tag } from '../../../kit/controls/Tag.tsx';
import { useLayout } from '../../../kit/settings/layout.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { useSpeech, useTable } from '../../../table/context.ts';
import { LineMark } from '../../../table/log/Log.tsx';
import { Sentence } from '../../../table/log/Sentence.tsx';
import { latest } from '../../../table/log/story.ts';
import { DeedWords } from '../../../table/log/Turn.tsx';
import { UndoLimit } from '../../../table/undo/UndoLimit.tsx';
import { useBoard } from '../context.ts';
import { useIsScrolled } from '../phone/useAway.ts';
import type { Kind } from '../play/kinds.ts';
import type { Told } from '../told.ts';
import { asked, describe } from '../words/describe.ts';
import { shortWords } from '../words/ways.ts';
import { newsOf } from './news.ts';
import { Price } from './Price.tsx';
import styles from './ToldLine.module.css';

/** Why there is nothing to do, when not even a thing on the table can say it. */
const NOTHING_TO = {
  dig: 'arnakTable.noSpace',
  discover: 'arnakTable.noSite',
  overcome: 'arnakTable.noGuardian',
  play: 'arnakTable.noMain',
  free: 'arnakTable.noFree',
} as const satisfies { readonly [kind in Kind]?: string };

/** One line about what is pointed at: what it costs and gives, or why it isn't possible; else the latest news. */
export function ToldLine() {
  const { now } = useTable();
  const { told, mine, paying } = useBoard().model;
  const { line } = useSpeech();
  const reason = useReason(told);
  // While something is paid for, its price is all there is to say; it keeps its room while a reason stands in for it.
  if (paying !== undefined) {
    return (
      <div className={`${styles.paying} ${reason === undefined ? '' : styles.refused}`}>
        <Price paying={paying} />
        {reason !== undefined && (
          <p className={`${styles.told} ${styles.no}`} data-part="told" role="status">
            {reason}
          </p>
        )}
      </div>
    );
  }
  if (reason !== undefined) {
    return (
      <p className={`${styles.told} ${styles.no}`} data-part="told" role="status">
        {reason}
      </p>
    );
  }
  if (told?.changes !== undefined) return <Changes told={told} />;
  if (mine) return <News />;
  const last = latest(now);
  return (
    <p className={styles.told} data-part="told">
      {last !== undefined && (
        <span>
          <Sentence words={line(last)} />
        </span>
      )}
    </p>
  );
}

/** How one's own turn begins: a new round, and what was done last where the digest is out of sight. Later, where undoing ends. */
function News() {
  const { now } = useTable();
  const { say } = useSpeech();
  const isScrolled = useIsScrolled();
  const { round, last } = useMemo(() => newsOf(now), [now]);
  const shown = isScrolled ? last : undefined;
  return (
    <p className={styles.told} data-part="told">
      {round !== undefined && <b>{say(round)}</b>}
      {shown !== undefined && (
        <span className={styles.deedOf}>
          {shown.isRivals ? <SeatShape seat="rival" /> : <LineMark line={shown} />} <DeedWords block={shown} />
        </span>
      )}
      {round === undefined && shown === undefined && <UndoLimit className={styles.limit} />}
    </p>
  );
}

function useReason(told: Told | undefined): string | undefined {
  const words = useWords();
  const { now } = useTable();
  const { say } = useSpeech();
  if (told?.reason !== undefined) {
    // It says which choice that is.
    const choice = told.reason.key === 'arnak.why.answerFirst' ? ` ${asked(now, words)}` : '';
    return say(told.reason) + choice;
  }
  const kind = told?.nothingTo;
  return kind !== undefined && kind in NOTHING_TO ? words.t(NOTHING_TO[kind as keyof typeof NOTHING_TO]) : undefined;
}

function Changes({ told: { action, changes, missing, reveals } }: { readonly told: Told }) {
  const words = useWords();
  const { now } = useTable();
  const { confirm } = useBoard().model;
  // In the hand there's little room, and the button that does it has its name.
  const isNamed = useLayout() !== 'phone' || confirm === undefined;
  const { spends = [], gains = [] } = changes ?? {};
  return (
    <p className={styles.told} data-part="told">
      {isNamed && action !== undefined && <b className={styles.deed}>{describe(action, now, words)}</b>}
      {spends.length > 0 && (
        <span>
          {words.t('arnakTable.youPay')} <Signs signs={spends} />
        </span>
      )}
      {gains.length > 0 && (
        <span>
          {words.t('arnakTable.youGain')} <Signs signs={gains} />
        </span>
      )}
      {missing !== undefined && (
        <span>
          <Tag kind="short">{shortWords(missing, words)}</Tag>
        </span>
      )}
      {reveals !== undefined && (
        <span className={styles.limit}>
          <Icon name="padlock" /> {words.t('arnakTable.wall', { wall: reveals.key.slice('arnak.wall.'.length) })}
        </span>
      )}
    </p>
  );
}
