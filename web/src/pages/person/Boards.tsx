import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { boardKind } from '../games/boardKind.ts';
import { pictureOf } from '../games/pictureOf.ts';
import { within } from './charts.ts';
import { type BoardLine, boardLines } from './model.ts';
import styles from './Person.module.css';
import type { PersonPart } from './part.ts';

/** Worst, mean and best on every temple and map. */
export function Boards({ games, onNarrow }: PersonPart) {
  const words = useWords();
  const lines = boardLines(games);
  const least = Math.min(...lines.map(({ worst }) => worst));
  const most = Math.max(...lines.map(({ best }) => best));
  const across = (points: number): string => `${within(points, least, most) * 100}%`;
  return (
    <section className={`${look.panel} ${styles.boards}`} aria-label={words.t('person.boards')}>
      <h2 className={look.panelTitle}>{words.t('person.boards')}</h2>
      <table>
        <thead>
          <tr className={look.label}>
            <th scope="col">
              <span className={look.spoken}>{words.t('person.boards')}</span>
            </th>
            <th scope="col">{words.t('person.games')}</th>
            <th scope="col">{words.t('person.range')}</th>
            <th scope="col">{words.t('club.wonTitle')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.game} ${line.board}`}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.board}
                  onClick={() => onNarrow({ by: 'board', game: line.game, board: line.board })}
                >
                  <span className={styles.tile} data-game={line.game}>
                    <Icon name={pictureOf(line.game)} />
                  </span>
                  {words.name(boardKind(line.game), line.board)}
                </button>
              </th>
              <td>{words.number(line.games)}</td>
              <td>
                <Range line={line} across={across} />
              </td>
              <td>
                <b>{line.wonRate === undefined ? '–' : words.percent(line.wonRate)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RangeProps {
  readonly line: BoardLine;
  readonly across: (points: number) => string;
}

function Range({ line: { game, worst, mean, best }, across }: RangeProps) {
  const words = useWords();
  return (
    <span className={styles.range} data-game={game}>
      <span className={look.spoken}>{[worst, Math.round(mean), best].join(', ')}</span>
      <span aria-hidden="true" className={styles.rangeFigures}>
        <small>{words.number(worst)}</small>
        <b>{words.number(Math.round(mean))}</b>
        <small>{words.number(best)}</small>
      </span>
      <span aria-hidden="true" className={styles.rangeLine}>
        <i style={{ left: across(worst), right: `calc(100% - ${across(best)})` }} />
        <b style={{ left: across(mean) }} />
      </span>
    </span>
  );
}
