import {
  type ArnakView,
  arrivalPoints,
  bonusById,
  type ResearchRow,
  type ResearchSpace,
  type SpaceId,
  trackOf,
} from '@moonstaff/arnak';
import { type CSSProperties, memo } from 'react';
import art from '../../../kit/art/art.module.css';
import { Icon } from '../../../kit/art/Icon.tsx';
import { SeatShape } from '../../../kit/art/SeatShape.tsx';
import { Signs } from '../../../kit/art/Sign.tsx';
import look from '../../../kit/look/look.module.css';
import { useKept } from '../../../kit/same/useKept.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { useTable } from '../../../table/context.ts';
import type { Seated } from '../../../table/source.ts';
import { usePlace } from '../../../table/spots/spots.ts';
import { ResearchPill } from '../parts/Plates.tsx';
import { costSigns, effectSigns } from '../parts/signs.ts';
import { Mover } from '../spot/Mover.tsx';
import { Spot } from '../spot/Spot.tsx';
import { readSpace } from '../words/texts.ts';
import styles from './Research.module.css';
import { Supply } from './Supply.tsx';
import { Temple } from './Temple.tsx';

const ROWS = 9;
const TOP_ROW = 8;
/** Where the spaces of a row lie from left to right, in percent, by their number. */
const ACROSS: readonly (readonly number[])[] = [[], [50], [28, 74], [18, 51, 82]];

/** The research track from the start up to the Lost Temple, with temple tiles and assistants above. */
export function Research({ view }: { readonly view: ArnakView }) {
  const words = useWords();
  const { spaces, rows } = trackOf(view);
  const { sitters } = useTable().now;
  const standing = useKept(spaces.map(({ id }) => tokensAt(view, id as SpaceId)));
  const { rules, options, bonus } = view;
  const temple = useKept({
    tiles: view.lostTemple.length,
    arrivals: view.arrivals,
    racers: view.players.length + (view.rival === undefined ? 0 : 1),
  });
  return (
    <section
      className={`${look.panel} ${look.place} ${styles.research}`}
      {...usePlace('research')}
      aria-label={words.t('arnakTable.track')}
    >
      <div className={styles.head}>
        <div>
          <h2 className={look.panelTitle}>{words.t('arnakTable.track')}</h2>
          <Temple rules={rules} options={options} temple={view.temple} />
        </div>
        <Supply supply={view.supply} rescue={view.rescue} />
      </div>
      <div className={styles.track}>
        <ol className={styles.rows}>
          <li className={styles.kinds} aria-hidden="true">
            <Icon name="magnifying-glass" />
            <Icon name="notebook" />
          </li>
          {rows.toReversed().map((row) => (
            <RowEffects key={row.glass.points} row={row} />
          ))}
        </ol>
        <div className={styles.field}>
          <Bridges spaces={spaces} />
          {spaces.map((space, index) => (
            <TrackSpace
              key={space.id}
              {...{ space, spaces, index, rules, options, bonus, sitters }}
              standing={standing[index] ?? NOBODY}
              temple={space.row === TOP_ROW ? temple : undefined}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** What a token gets that comes to this row, and what it is worth there. */
const RowEffects = memo(function RowEffects({ row }: { readonly row: ResearchRow }) {
  return (
    <li aria-hidden="true">
      {(['glass', 'notebook'] as const).map((token) => (
        <span key={token}>
          <span className={art.seal}>{row[token].points}</span>
          <Signs signs={effectSigns(row[token].effect)} />
        </span>
      ))}
    </li>
  );
});

const upTo = (row: number): number => ((TOP_ROW - row + 0.5) / ROWS) * 100;

function across({ row, order }: ResearchSpace, spaces: readonly ResearchSpace[]): number {
  const n = spaces.filter((space) => space.row === row).length;
  return ACROSS[n]?.[order - 1] ?? 50;
}

/** Plain lines under the spaces. */
const Bridges = memo(function Bridges({ spaces }: { readonly spaces: readonly ResearchSpace[] }) {
  return (
    <svg className={styles.bridges} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {spaces.flatMap((from) =>
        from.next.map((id) => {
          const to = spaces.find((space) => space.id === id);
          if (to === undefined) return null;
          return (
            <line
              key={`${from.id} ${id}`}
              x1={across(from, spaces)}
              y1={upTo(from.row)}
              x2={to.row === TOP_ROW ? across(from, spaces) : across(to, spaces)}
              y2={upTo(to.row)}
            />
          );
        }),
      )}
    </svg>
  );
});

/** What is at the Lost Temple, and how many may come there. */
interface TempleState {
  readonly tiles: number;
  readonly arrivals: ArnakView['arrivals'];
  readonly racers: number;
}

interface TrackSpaceProps extends Pick<ArnakView, 'rules' | 'options' | 'bonus'> {
  readonly space: ResearchSpace;
  readonly spaces: readonly ResearchSpace[];
  readonly index: number;
  readonly sitters: readonly Seated[];
  readonly standing: readonly Standing[];
  readonly temple: TempleState | undefined;
}

const TrackSpace = memo(function TrackSpace(props: TrackSpaceProps) {
  const { space, spaces, index, sitters, standing, temple } = props;
  const words = useWords();
  const id = space.id as SpaceId;
  const { title, lines } = readSpace(props, id, words);
  const names = standing.map(({ seat, glyph }) => {
    const who = seat === 'rival' ? words.t('arnakTable.rival') : (sitters[seat]?.name ?? '');
    return `${who}: ${words.name('token', glyph === 'notebook' ? 'notebook' : 'glass')}`;
  });
  const marks = standing.map((one) => <TokenMark key={`${one.seat} ${one.glyph}`} {...one} />);
  const bonus = (props.bonus[index] ?? []).map((tile) => effectSigns(bonusById[tile].effect));
  const place = { '--x': across(space, spaces), top: `${upTo(space.row)}%` } as CSSProperties;
  const third = spaces.filter(({ row }) => row === space.row).length > 2;
  const name = `${title}. ${[...lines, ...names].join('. ')}`;
  const thing = { on: 'track', space: id } as const;
  if (space.row === 0) {
    return (
      <span className={styles.start} style={place} data-drop="start">
        {words.t('arnakTable.start')} {marks}
        <span className={look.spoken}>{names.join(', ')}</span>
      </span>
    );
  }
  if (temple !== undefined) {
    return (
      <Spot thing={thing} name={name} className={`${styles.space} ${styles.temple}`} style={place}>
        <span className={styles.name}>{words.t('arnakTable.lostTemple')}</span>
        <Signs signs={costSigns(space.costInto)} />
        <Arrivals {...temple} />
        {temple.tiles > 0 && (
          <span className={styles.bonus} aria-hidden="true">
            <Icon name="card-random" />
            {temple.tiles}
          </span>
        )}
      </Spot>
    );
  }
  return (
    <Spot
      thing={thing}
      name={name}
      className={`${styles.space} ${third ? styles.third : ''} ${marks.length + bonus.length > 0 ? styles.crowded : ''}`}
      style={place}
    >
      <ResearchPill cost={costSigns(space.costInto)} bonuses={bonus}>
        {marks.length > 0 && (
          <span className={styles.tokens} style={{ '--closer': closer(marks.length) } as CSSProperties}>
            {marks}
          </span>
        )}
      </ResearchPill>
    </Spot>
  );
});

const NOBODY: readonly Standing[] = [];

/** How far tokens overlap that stand on one space. */
const closer = (tokens: number): string => (tokens > 4 ? '-1.3rem' : tokens > 2 ? '-0.9rem' : '-0.5rem');

/** The points of the Lost Temple in the order of arrival, with who has taken them. */
function Arrivals({ arrivals, racers }: TempleState) {
  const places = arrivalPoints.slice(0, Math.max(racers, 2));
  return (
    <span className={`${styles.arrivals} ${places.length > 3 ? styles.four : ''}`}>
      {places.map((points, i) => {
        const who = arrivals[i];
        return <b key={points}>{who === undefined ? points : <TokenMark seat={who} glyph="magnifying-glass" />}</b>;
      })}
    </span>
  );
}

interface Standing {
  readonly seat: number | 'rival';
  readonly glyph: 'magnifying-glass' | 'notebook';
}

function TokenMark({ seat, glyph }: Standing) {
  const token = glyph === 'notebook' ? 'notebook' : 'glass';
  return (
    <Mover thing={{ on: 'token', who: seat, token }}>
      <SeatShape seat={seat} glyph={glyph} />
    </Mover>
  );
}

function tokensAt(view: ArnakView, id: SpaceId): readonly Standing[] {
  const own = view.players.flatMap((player, seat): readonly Standing[] => [
    ...(player.glass === id ? [{ seat, glyph: 'magnifying-glass' } as const] : []),
    ...(player.notebook === id ? [{ seat, glyph: 'notebook' } as const] : []),
  ]);
  return view.rival?.glass === id ? [...own, { seat: 'rival', glyph: 'magnifying-glass' }] : own;
}
