import { plain } from '@moonstaff/text';
import { Fragment } from 'react';
import { Signs } from '../../../kit/art/Sign.tsx';
import looks from '../../../kit/controls/Chip.module.css';
import { Chip as ChipButton } from '../../../kit/controls/Chip.tsx';
import { useLayout } from '../../../kit/settings/layout.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { useTable } from '../../../table/context.ts';
import { useMarks } from '../../../table/spots/marks.ts';
import { goToThing, spot, useSpot } from '../../../table/spots/spots.ts';
import type { Chip } from '../chips.ts';
import { useBoard } from '../context.ts';
import { chipAt, pressOf } from '../keyboard.ts';
import { effectSigns } from '../parts/signs.ts';
import { KIND_ICONS, type Kind } from '../play/kinds.ts';
import { keyOf, type Thing } from '../things.ts';
import { describe } from '../words/describe.ts';
import { wayWords } from '../words/ways.ts';
import { ActionButton } from './ActionButton.tsx';
import styles from './Chips.module.css';

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
    <div className={styles.chips} data-part="chips">
      {model.chips.map((chip, index) => (
        <Fragment key={chipKey(chip)}>
          {chip.is === 'kind' && chip.kind === 'free' && <span className={styles.rule} />}
          <OneChip chip={chip} thing={chipAt(index)} />
        </Fragment>
      ))}
    </div>
  );
}

const chipKey = (chip: Chip): string => (chip.is === 'kind' ? chip.kind : JSON.stringify(chip));

interface ChipProps<Is extends Chip['is']> {
  readonly chip: Extract<Chip, { readonly is: Is }>;
  readonly thing: Thing;
}

function OneChip({ chip, thing }: ChipProps<Chip['is']>) {
  const words = useWords();
  const { now } = useTable();
  const { dispatch } = useBoard();
  const marks = useMarks();
  switch (chip.is) {
    case 'kind':
      return <KindChip chip={chip} thing={thing} />;
    case 'pass':
      return <PassChip chip={chip} thing={thing} />;
    case 'answer':
      return (
        <ActionButton action={chip.action} also={thing} className={`${looks.chip} ${styles.answer}`}>
          {chip.effect === undefined ? (
            describe(chip.action, now, words)
          ) : (
            <>
              <span className={styles.signs}>
                <Signs signs={effectSigns(chip.effect)} />
              </span>
              <span className={styles.words}>{describe(chip.action, now, words)}</span>
            </>
          )}
        </ActionButton>
      );
    case 'way':
      return <WayChip chip={chip} thing={thing} />;
    case 'payments':
      return (
        <button
          type="button"
          className={looks.chip}
          {...spot(keyOf(thing), marks)}
          onClick={() => dispatch(pressOf(chip))}
        >
          {words.t('arnakTable.ways', { n: chip.count })}
        </button>
      );
    case 'keep':
      return (
        <button
          type="button"
          className={`${looks.chip} ${chip.chosen ? looks.chipChosen : ''}`}
          aria-pressed={chip.chosen}
          {...spot(keyOf(thing), marks)}
          onClick={() => dispatch(pressOf(chip))}
        >
          {words.t('arnakTable.keepIcons', {
            icons: plain(words.voice('arnak').effects.cost({ travel: chip.payment.keep ?? [] })),
          })}
        </button>
      );
  }
}

function PassChip({ chip, thing }: ChipProps<'pass'>) {
  const words = useWords();
  const { dispatch } = useBoard();
  return (
    <ChipButton
      icon={KIND_ICONS.pass}
      bare={useLayout() === 'phone'}
      verb={words.t('arnakTable.pass')}
      spot={useSpot(keyOf({ on: 'actionButton', action: chip.action }), keyOf(thing))}
      onClick={() => dispatch(pressOf(chip))}
    />
  );
}

/** A ready-made way to pay. Pointing at it shows what it takes. */
function WayChip({ chip, thing }: ChipProps<'way'>) {
  const words = useWords();
  const { dispatch } = useBoard();
  return (
    <button
      type="button"
      className={`${looks.chip} ${chip.chosen ? looks.chipChosen : ''}`}
      aria-pressed={chip.chosen}
      {...useSpot(keyOf(thing))}
      onClick={() => dispatch(pressOf(chip))}
    >
      {wayWords(chip.way, words)}
    </button>
  );
}

/** One verb: pressing it keeps its targets lit and goes to the first of them; without any it says why. */
function KindChip({ chip, thing }: ChipProps<'kind'>) {
  const { kind, count, chosen, first } = chip;
  const words = useWords();
  const { dispatch } = useBoard();
  return (
    <ChipButton
      icon={KIND_ICONS[kind]}
      bare={useLayout() === 'phone'}
      verb={words.t(VERBS[kind])}
      count={count}
      chosen={chosen}
      free={kind === 'free'}
      none={count === 0}
      spot={useSpot(keyOf(thing))}
      onClick={() => {
        dispatch(pressOf(chip));
        if (first !== undefined) goToThing(keyOf(first));
      }}
      onPoint={(pointed) => dispatch({ type: 'hover', ...(pointed && { kind }) })}
    />
  );
}
