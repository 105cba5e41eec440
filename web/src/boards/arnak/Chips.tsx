import type { ArnakView } from '@moonstaff/arnak';
import { Chip } from '../../kit/controls/Chip.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../../table/context.ts';
import { useSpot } from '../../table/spots/spots.ts';
import { KIND_ICONS, type Kind, kindOf, MAIN_KINDS } from './kinds.ts';
import { lackOf } from './lacks.ts';
import { chipKey } from './places.ts';
import { usePlay } from './play.ts';
import { legalOf, ofType, questionOf } from './state.ts';

const VERBS = {
  dig: 'arnakTable.dig',
  discover: 'arnakTable.discover',
  overcome: 'arnakTable.overcome',
  buy: 'arnakTable.buy',
  play: 'arnakTable.play',
  research: 'arnakTable.research',
  free: 'arnakTable.free',
  answer: 'arnakTable.answer',
} as const satisfies { readonly [kind in Kind]: string };

/** The actions by their verbs, each with the number of legal ways; pointing at one lights only its targets. */
export function Chips({ view }: { readonly view: ArnakView }) {
  const { now } = useTable();
  const words = useWords();
  const play = usePlay();
  const [pass] = ofType(legalOf(now), 'pass');
  const passSpot = useSpot(chipKey({ type: 'pass' }));
  return (
    <div className="chips">
      {!view.main && MAIN_KINDS.map((kind) => <KindChip key={kind} kind={kind} />)}
      {pass !== undefined && (
        <Chip icon="hourglass" verb={words.t('arnakTable.pass')} spot={passSpot} onClick={() => play.perform(pass)} />
      )}
      <span className="chip-rule" />
      <KindChip kind="free" />
    </div>
  );
}

/** One verb: pressing it keeps its targets lit and goes to the first of them; without any it says why. */
export function KindChip({ kind }: { readonly kind: Kind }) {
  const { now } = useTable();
  const words = useWords();
  const play = usePlay();
  const question = questionOf(play.view) !== undefined;
  const count = legalOf(now).filter((action) => kindOf(action, question) === kind).length;
  const lack = (pointed: boolean): void => {
    const found = pointed ? lackOf(kind, play.view) : undefined;
    play.point(found !== undefined && 'thing' in found ? found.thing : undefined);
    play.tellLack(found !== undefined && 'key' in found ? words.t(found.key) : undefined);
  };
  const press = () => {
    if (count === 0) {
      lack(true);
      return;
    }
    const next = play.kind === kind ? undefined : kind;
    play.setKind(next);
    const lit = [...play.ways].find(([, ways]) => ways.some((action) => kindOf(action, question) === next));
    const target = lit && document.querySelector<HTMLElement>(`[data-thing="${lit[0]}"]`);
    target?.scrollIntoView({ block: 'nearest' });
    target?.querySelector<HTMLElement>('.spot-key')?.focus();
  };
  return (
    <Chip
      icon={KIND_ICONS[kind]}
      verb={words.t(VERBS[kind])}
      count={count}
      chosen={play.kind === kind}
      free={kind === 'free'}
      none={count === 0}
      onClick={press}
      onPoint={count === 0 ? lack : (pointed) => play.hoverKind(pointed ? kind : undefined)}
    />
  );
}
