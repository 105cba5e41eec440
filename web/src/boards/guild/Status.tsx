import { deckOfEra, ERAS } from '@moonstaff/guild';
import look from '../../kit/look/look.module.css';
import { useLayout } from '../../kit/settings/layout.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { NUMERALS, Rounds, StatusLine } from '../../table/bar/Rounds.tsx';
import { useTable } from '../../table/context.ts';
import { viewOf } from './moment.ts';
import { targetWords } from './target.ts';

/** Map, era and turn, for the bar above. */
export function Status() {
  const { now } = useTable();
  const words = useWords();
  const layout = useLayout();
  const view = viewOf(now);
  const turns = deckOfEra(view.era, view.rules).length;
  const target = targetWords(view, words);
  return (
    <StatusLine
      title={words.t('web.guild.progress', {
        era: NUMERALS[view.era - 1] ?? '',
        of: NUMERALS[ERAS - 1] ?? '',
        n: view.turn,
        turns,
      })}
    >
      <span
        className={layout === 'wide' ? '' : look.spoken}
      >{`${words.name('map', view.options.map)} · ${words.t('web.guild.era')}`}</span>
      <Rounds now={view.era} of={ERAS} />
      <span className={layout === 'phone' ? look.spoken : ''} data-part="turn">
        {words.t('web.guild.turn', { n: view.turn, of: turns })}
      </span>
      <span hidden={layout !== 'phone' || view.over} aria-hidden="true">{`${view.turn}/${turns}`}</span>
      {target !== undefined && <span className={layout === 'wide' ? '' : look.spoken}>{target}</span>}
    </StatusLine>
  );
}
