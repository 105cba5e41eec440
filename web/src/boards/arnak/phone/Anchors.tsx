import { use } from 'react';
import { useWords } from '../../../kit/words/Words.tsx';
import { DockContext } from '../../../table/dock/dock.ts';
import { usePins } from '../../../table/spots/marks.ts';
import { placeNamed } from '../../../table/spots/spots.ts';
import { useBoard } from '../context.ts';
import { everySpot } from '../keyboard.ts';
import type { PlaceName } from '../places.ts';
import { keyOf, type Spot } from '../things.ts';
import styles from './Anchors.module.css';
import { useCurrentPlace } from './useCurrentPlace.ts';
import { useTargetsInSight } from './useTargetsInSight.ts';

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

/** On a phone: jumps to the parts of the long page, each with its number of legal targets, and the first turn of the digest that changed something there. */
export function Anchors() {
  const words = useWords();
  const { view, model } = useBoard();
  const pins = usePins();
  const spots = pins === undefined || pins.size === 0 ? [] : everySpot(view, model);
  const current = useCurrentPlace(PLACES);
  useTargetsInSight(model);
  // What is docked in place of the keys needs this room, too.
  if (use(DockContext).keys !== undefined) return null;
  return (
    <nav className={styles.anchors} data-part="anchors" aria-label={words.t('table.help')}>
      {REGIONS.map(({ place, word, on }) => {
        const count = model.keyboard.filter((thing) => on.includes(thing.on)).length;
        const pin = spots.flatMap((thing) => (on.includes(thing.on) ? (pins?.get(keyOf(thing)) ?? []) : []))[0];
        return (
          <button
            key={place}
            type="button"
            aria-current={place === current ? 'location' : undefined}
            onClick={() => placeNamed(place)?.scrollIntoView()}
          >
            {words.t(word)} {count > 0 && <b>{count}</b>}
            {pin !== undefined && <i aria-hidden="true">{pin}</i>}
          </button>
        );
      })}
    </nav>
  );
}
