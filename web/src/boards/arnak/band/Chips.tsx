import type { ArnakAction } from '@moonstaff/arnak';
import { plain } from '@moonstaff/text';
import { Fragment } from 'react';
import { Signs } from '../../../kit/art/Sign.tsx';
import { Chip as ChipButton } from '../../../kit/controls/Chip.tsx';
import { useWords } from '../../../kit/words/Words.tsx';
import { useTable } from '../../../table/context.ts';
import { goToThing, useSpot } from '../../../table/spots/spots.ts';
import type { Chip } from '../chips.ts';
import { useBoard } from '../context.ts';
import { effectSigns } from '../parts/signs.ts';
import { KIND_ICONS, type Kind } from '../play/kinds.ts';
import { keyOf } from '../things.ts';
import { describe } from '../words/describe.ts';
import { wayWords } from '../words/ways.ts';
import { ActionButton } from './ActionButton.tsx';

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

/** What can be done now, in one row: kinds of actions, or answers to what is asked. */
export function Chips() {
  const { model } = useBoard();
  return (
    <div className="chips">
      {model.chips.map((chip) => (
        <Fragment key={chipKey(chip)}>
          {chip.is === 'kind' && chip.kind === 'free' && <span className="chip-rule" />}
          <OneChip chip={chip} />
        </Fragment>
      ))}
    </div>
  );
}

const chipKey = (chip: Chip): string => (chip.is === 'kind' ? chip.kind : JSON.stringify(chip));

function OneChip({ chip }: { readonly chip: Chip }) {
  const words = useWords();
  const { now } = useTable();
  const { dispatch } = useBoard();
  switch (chip.is) {
    case 'kind':
      return <KindChip chip={chip} />;
    case 'pass':
      return <PassChip action={chip.action} />;
    case 'answer':
      return (
        <ActionButton action={chip.action} className="chip chip-answer">
          {chip.effect === undefined ? (
            describe(chip.action, now, words)
          ) : (
            <>
              <span className="chip-signs">
                <Signs signs={effectSigns(chip.effect)} />
              </span>
              <span className="chip-words">{describe(chip.action, now, words)}</span>
            </>
          )}
        </ActionButton>
      );
    case 'way':
      return <WayChip chip={chip} />;
    case 'payments':
      return (
        <button type="button" className="chip" onClick={() => dispatch({ type: 'listPayments' })}>
          {words.t('arnakTable.ways', { n: chip.count })}
        </button>
      );
    case 'keep':
      return (
        <button
          type="button"
          className={`chip ${chip.chosen ? 'chip-chosen' : ''}`}
          aria-pressed={chip.chosen}
          onClick={() => dispatch({ type: 'take', choice: { propose: chip.payment } })}
        >
          {words.t('arnakTable.keepIcons', {
            icons: plain(words.voice('arnak').effects.cost({ travel: chip.payment.keep ?? [] })),
          })}
        </button>
      );
  }
}

function PassChip({ action }: { readonly action: ArnakAction }) {
  const words = useWords();
  const { dispatch } = useBoard();
  return (
    <ChipButton
      icon={KIND_ICONS.pass}
      verb={words.t('arnakTable.pass')}
      spot={useSpot(keyOf({ on: 'actionButton', action }))}
      onClick={() => dispatch({ type: 'act', action })}
    />
  );
}

/** A ready-made way to pay. Pointing at it shows what it takes. */
function WayChip({ chip: { way, chosen } }: { readonly chip: Chip & { readonly is: 'way' } }) {
  const words = useWords();
  const { dispatch } = useBoard();
  return (
    <button
      type="button"
      className={`chip ${chosen ? 'chip-chosen' : ''}`}
      aria-pressed={chosen}
      onClick={() => dispatch({ type: 'chooseWay', way })}
    >
      {wayWords(way, words)}
    </button>
  );
}

/** One verb: pressing it keeps its targets lit and goes to the first of them; without any it says why. */
function KindChip({ chip: { kind, count, chosen, first } }: { readonly chip: Chip & { readonly is: 'kind' } }) {
  const words = useWords();
  const { dispatch } = useBoard();
  return (
    <ChipButton
      icon={KIND_ICONS[kind]}
      verb={words.t(VERBS[kind])}
      count={count}
      chosen={chosen}
      free={kind === 'free'}
      none={count === 0}
      onClick={() => {
        dispatch({ type: 'filter', kind });
        if (first !== undefined) goToThing(keyOf(first));
      }}
      onPoint={(pointed) => dispatch({ type: 'hover', ...(pointed && { kind }) })}
    />
  );
}
