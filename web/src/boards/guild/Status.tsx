import { deckOfEra, ERAS, SOLO_TARGETS } from '@moonstaff/guild';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../../table/context.ts';
import { viewOf } from './moment.ts';

const NUMERALS = ['I', 'II', 'III', 'IV'];

/** Map, era and turn, for the bar above. */
export function Status() {
  const { now } = useTable();
  const words = useWords();
  const view = viewOf(now);
  const turns = deckOfEra(view.era, view.rules).length;
  return (
    <div className="status">
      <span className="status-where">{`${words.name('map', view.options.map)} · ${words.t('web.guild.era')}`}</span>
      <ol className="rounds">
        {NUMERALS.slice(0, ERAS).map((numeral, i) => (
          <li
            key={numeral}
            className={i + 1 === view.era ? 'round-now' : i + 1 < view.era ? 'round-past' : ''}
            aria-current={i + 1 === view.era ? 'step' : undefined}
          >
            {numeral}
          </li>
        ))}
      </ol>
      <span className="status-turn">{words.t('web.guild.turn', { n: view.turn, of: turns })}</span>
      <span className="status-turn-short" aria-hidden="true">{`${view.turn}/${turns}`}</span>
      {view.players.length === 1 && (
        <span className="status-target">
          {words.t('web.guild.target', { n: SOLO_TARGETS[view.options.difficulty] })}
        </span>
      )}
    </div>
  );
}
