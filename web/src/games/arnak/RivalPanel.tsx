import { type RivalView, rivalTileById, spaceById } from '@moonstaff/arnak';
import { plain } from '@moonstaff/text';
import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/icon-names.ts';
import { SeatShape } from '../../art/SeatShape.tsx';
import { useWords } from '../../settings/Words.tsx';
import { cratesPlace, homePlace, seatPlace } from './moving.ts';

/** The rival of the solo game: its tiles, the arrow of the next one, what the last one made it do. */
export function RivalPanel({ rival }: { readonly rival: RivalView }) {
  const words = useWords();
  const last = rival.used.at(-1);
  const act = last && rivalTileById[last].act;
  return (
    <section className="panel opponent rival-panel" aria-label={words.t('arnakTable.rival')}>
      <header>
        <span className="mover" data-place={seatPlace('rival')}>
          <SeatShape seat="rival" glyph="robot-golem" />
        </span>
        <h2 className="panel-title">{words.t('arnakTable.rival')}</h2>
      </header>
      <ul className="opponent-line" data-place={homePlace('rival')}>
        <Count icon="card-random" n={rival.stack.length} name={words.t('arnakTable.tilesLeft')} />
        {rival.arrow !== 'none' && (
          <li>
            <Icon name="return-arrow" className={rival.arrow === 'right' ? 'mirrored' : ''} />
            <span className="spoken">{words.name('arrow', rival.arrow)}</span>
          </li>
        )}
        <Count icon="magnifying-glass" n={spaceById[rival.glass].row} name={words.name('token', 'glass')} />
        <Count
          icon="totem-head"
          n={rival.idols.length + rival.coveredIdols}
          name={words.t('arnakTable.crates')}
          place={cratesPlace('rival')}
        />
        <Count icon="golem-head" n={rival.guardians.length} name={words.t('arnakTable.guardians')} />
        <Count icon="knapsack" n={rival.cards.length} name={words.t('arnakTable.cards')} />
      </ul>
      {last !== undefined && act !== undefined && (
        <div className="rival-last">
          <b>{words.name('rivalTile', last)}</b>
          <p>{plain(words.rival(act as Parameters<typeof words.rival>[0]))}</p>
        </div>
      )}
    </section>
  );
}

interface CountProps {
  readonly icon: IconName;
  readonly n: number;
  readonly name: string;
  readonly place?: string;
}

function Count({ icon, n, name, place }: CountProps) {
  return (
    <li data-place={place}>
      <Icon name={icon} />
      <span className="spoken">{name}</span> {n}
    </li>
  );
}
