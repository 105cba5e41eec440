import { useWords } from '../../../kit/words/Words.tsx';
import { placeNamed } from '../../../table/spots/spots.ts';
import { useBoard } from '../context.ts';
import type { PlaceName } from '../places.ts';
import type { Spot } from '../things.ts';
import styles from './Anchors.module.css';
import { useCurrentPlace } from './useCurrentPlace.ts';

interface Region {
  readonly place: PlaceName;
  readonly word: 'arnakTable.island' | 'arnakTable.cards' | 'arnakTable.research' | 'arnakTable.players';
  readonly on: readonly Spot['on'][];
}

const REGIONS: readonly Region[] = [
  { place: 'island', word: 'arnakTable.island', on: ['space', 'camp', 'guardian'] },
  { place: 'row', word: 'arnakTable.cards', on: ['row'] },
  { place: 'research', word: 'arnakTable.research', on: ['track', 'temple', 'supply'] },
  { place: 'others', word: 'arnakTable.players', on: [] },
];

const PLACES = REGIONS.map(({ place }) => place);

/** On a phone: jumps to the parts of the long page, each with its number of legal targets. */
export function Anchors() {
  const words = useWords();
  const { keyboard } = useBoard().model;
  const current = useCurrentPlace(PLACES);
  return (
    <nav className={styles.anchors} aria-label={words.t('table.help')}>
      {REGIONS.map(({ place, word, on }) => {
        const count = keyboard.filter((thing) => on.includes(thing.on)).length;
        return (
          <button
            key={place}
            type="button"
            aria-current={place === current ? 'location' : undefined}
            onClick={() => placeNamed(place)?.scrollIntoView()}
          >
            {words.t(word)} {count > 0 && <b>{count}</b>}
          </button>
        );
      })}
    </nav>
  );
}
