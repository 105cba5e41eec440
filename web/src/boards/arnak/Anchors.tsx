import { useWords } from '../../kit/words/Words.tsx';
import { usePlay } from './play.ts';
import type { Thing } from './things.ts';
import { useCurrentPart } from './useCurrentPart.ts';

const REGIONS = [
  { place: '.sites', word: 'arnakTable.island', kinds: ['space:', 'site:', 'guardian:'] },
  { place: '.card-row', word: 'arnakTable.cards', kinds: ['row:'] },
  { place: '.research', word: 'arnakTable.research', kinds: ['track:', 'temple:', 'supply:'] },
  { place: '.arnak .opponent', word: 'arnakTable.players', kinds: [] },
] as const;

const PLACES = REGIONS.map(({ place }) => place);

/** In the hand: jumps to the parts of the long page, each with its number of legal targets. */
export function Anchors() {
  const words = useWords();
  const { ways } = usePlay();
  const current = useCurrentPart(PLACES);
  const count = (kinds: readonly string[]): number =>
    [...ways.keys()].filter((thing: Thing) => kinds.some((kind) => thing.startsWith(kind))).length;
  return (
    <nav className="anchors" aria-label={words.t('table.help')}>
      {REGIONS.map(({ place, word, kinds }) => (
        <button
          key={place}
          type="button"
          aria-current={place === current ? 'location' : undefined}
          onClick={() => document.querySelector(place)?.scrollIntoView()}
        >
          {words.t(word)} {count(kinds) > 0 && <b>{count(kinds)}</b>}
        </button>
      ))}
    </nav>
  );
}
