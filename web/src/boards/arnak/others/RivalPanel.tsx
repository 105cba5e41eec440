import { type RivalView, rivalTileById, spaceById } from '@moonstaff/arnak';
import { plain } from '@moonstaff/text';
import { useState } from 'react';
import { SeatShape } from '../../../kit/art/SeatShape.tsx';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { useSpeech, useTable } from '../../../table/context.ts';
import { Sentence } from '../../../table/log/Sentence.tsx';
import type { LogLine } from '../../../table/source.ts';
import { usePlace } from '../../../table/spots/spots.ts';
import { Mover } from '../spot/Mover.tsx';
import { standsFor } from '../spot/standsFor.ts';
import { Count, Line } from './Holdings.tsx';
import styles from './Opponent.module.css';
import { RivalBoard } from './RivalBoard.tsx';

/** The rival of the solo game: its tiles, the arrow of the next one, what the last one made it do. */
export function RivalPanel({ rival }: { readonly rival: RivalView }) {
  const words = useWords();
  const [isFull, setFull] = useState(false);
  const title = words.t('arnakTable.boardOf', { name: words.t('arnakTable.rival') });
  return (
    <section
      className={`${look.panel} ${styles.opponent}`}
      {...usePlace('others')}
      aria-label={words.t('arnakTable.rival')}
    >
      <header className={styles.head}>
        <Mover thing={{ on: 'seat', who: 'rival' }}>
          <SeatShape seat="rival" glyph="robot-golem" />
        </Mover>
        <h2 className={look.panelTitle}>{words.t('arnakTable.rival')}</h2>
      </header>
      <Line {...standsFor({ on: 'home', who: 'rival' })}>
        <Count icon="card-random" n={rival.stack.length} name={words.t('arnakTable.tilesLeft')} />
        <Count icon="magnifying-glass" n={spaceById[rival.glass].row} name={words.name('token', 'glass')} />
        <Count
          icon="totem-head"
          n={rival.idols.length + rival.coveredIdols}
          name={words.t('arnakTable.crates')}
          place={{ on: 'crates', who: 'rival' }}
        />
        <Count icon="golem-head" n={rival.guardians.length} name={words.t('arnakTable.guardians')} />
        <Count icon="knapsack" n={rival.cards.length} name={words.t('arnakTable.cards')} />
      </Line>
      {rival.arrow !== 'none' && <Arrow arrow={rival.arrow} />}
      <LastTile rival={rival} />
      <button type="button" className={styles.full} data-cover="" onClick={() => setFull(true)}>
        <span className={look.spoken}>{title}</span>
      </button>
      {isFull && <RivalBoard title={title} rival={rival} onClose={() => setFull(false)} />}
    </section>
  );
}

/** Which of several equal choices the rival will take next (A-SOL-12). */
function Arrow({ arrow }: { readonly arrow: 'left' | 'right' }) {
  const words = useWords();
  return (
    <p className={styles.arrow}>
      <span aria-hidden="true">{arrow === 'left' ? '←' : '→'}</span>{' '}
      {words.t(arrow === 'left' ? 'arnakTable.takesLeft' : 'arnakTable.takesRight')}
    </p>
  );
}

/** What is printed on the last tile, and what the rival did because of it. */
function LastTile({ rival }: { readonly rival: RivalView }) {
  const words = useWords();
  const { now } = useTable();
  const { tell } = useSpeech();
  const last = rival.used.at(-1);
  if (last === undefined) return null;
  return (
    <div className={styles.last}>
      <b>{words.name('rivalTile', last)}</b>
      {sinceTile(now.log).map(({ id, phrase }) => (
        <p key={id}>
          <Sentence words={tell(phrase)} />
        </p>
      ))}
      <p className={look.label}>{plain(words.voice('arnak').rival(rivalTileById[last].act))}</p>
    </div>
  );
}

/** The rival's doings since it turned up its last tile. */
function sinceTile(log: readonly LogLine[]): readonly LogLine[] {
  const turned = log.findLastIndex(({ phrase }) => phrase.key === 'arnak.rivalTile');
  return log.slice(turned + 1).filter(({ phrase }) => phrase.key.startsWith('arnak.rival'));
}
