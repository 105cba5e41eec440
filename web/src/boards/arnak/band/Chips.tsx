import { PILOT_COINS, type Resource } from '@moonstaff/arnak';
import { plain } from '@moonstaff/text';
import { type CSSProperties, Fragment, useRef } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import { Signs } from '../../../kit/art/Sign.tsx';
import { Token } from '../../../kit/art/Token.tsx';
import { Travel } from '../../../kit/art/Travel.tsx';
import looks from '../../../kit/controls/Chip.module.css';
import { Chip as ChipButton } from '../../../kit/controls/Chip.tsx';
import look from '../../../kit/look/look.module.css';
import { useLayout } from '../../../kit/settings/layout.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { useTable } from '../../../table/context.ts';
import { useMarks } from '../../../table/spots/marks.ts';
import { goToThing, spot, useSpot } from '../../../table/spots/spots.ts';
import type { Chip } from '../chips.ts';
import { useBoard } from '../context.ts';
import { chipAt, pressOf } from '../keyboard.ts';
import type { BoardModel } from '../model.ts';
import { effectSigns } from '../parts/signs.ts';
import { bringNext } from '../phone/bring.ts';
import { KIND_ICONS, type Kind } from '../play/kinds.ts';
import { tokenOf } from '../play/tokens.ts';
import { isEqual } from '../reduce.ts';
import { keyOf, type Thing } from '../things.ts';
import { describe } from '../words/describe.ts';
import { wayNames, wayWords } from '../words/ways.ts';
import { ActionButton } from './ActionButton.tsx';
import styles from './Chips.module.css';
import { PointsLost } from './PointsLost.tsx';

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
  const isPhone = useLayout() === 'phone';
  return (
    <div
      className={`${styles.chips} ${model.paying === undefined ? '' : styles.ways}`}
      style={{ '--columns': Math.ceil(model.chips.length / 2) } as CSSProperties}
      data-part="chips"
    >
      {model.chips.map((chip, index) =>
        // In the hand the big button does that.
        isPhone && isMain(chip, model) ? null : (
          <Fragment key={chipKey(chip)}>
            {index > 0 && chip.is === 'kind' && chip.kind === 'free' && <span className={styles.rule} />}
            <OneChip chip={chip} thing={chipAt(index)} />
          </Fragment>
        ),
      )}
    </div>
  );
}

const isMain = (chip: Chip, { main }: BoardModel): boolean =>
  main.does === 'use' && main.action !== undefined && chip.is === 'answer' && isEqual(chip.action, main.action);

const chipKey = (chip: Chip): string => (chip.is === 'kind' ? chip.kind : JSON.stringify(chip));

interface ChipProps<Is extends Chip['is']> {
  readonly chip: Extract<Chip, { readonly is: Is }>;
  readonly thing: Thing;
}

function OneChip({ chip, thing }: ChipProps<Chip['is']>) {
  const words = useWords();
  const { dispatch } = useBoard();
  const marks = useMarks();
  switch (chip.is) {
    case 'kind':
      return <KindChip chip={chip} thing={thing} />;
    case 'pass':
      return <PassChip chip={chip} thing={thing} />;
    case 'answer':
      return <Answer chip={chip} thing={thing} />;
    case 'way':
      return <WayChip chip={chip} thing={thing} />;
    case 'instead':
      return (
        <button
          type="button"
          className={looks.chip}
          {...spot(keyOf(thing), marks)}
          onClick={() => dispatch(pressOf(chip))}
        >
          <span className={styles.words}>
            {words.t('arnakPay.instead', { card: words.name('card', chip.instead.card) })}
          </span>
          <Amount n={chip.instead.compass} resource="compass" />
        </button>
      );
    case 'payments':
      return (
        <button
          type="button"
          className={looks.chip}
          {...spot(keyOf(thing), marks)}
          onClick={() => dispatch(pressOf(chip))}
        >
          {words.t('arnakPay.otherWays', { n: chip.count })}
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

/** Only sentences this long are shortened when the row is full. */
const LONG = 20;

function Answer({ chip: { action, effect }, thing }: ChipProps<'answer'>) {
  const { now } = useTable();
  const text = describe(action, now, useWords());
  const isLong = text.length > LONG;
  return (
    <ActionButton
      action={action}
      also={thing}
      className={`${looks.chip} ${styles.answer} ${isLong ? styles.long : ''}`}
      {...(isLong && { title: text })}
    >
      {effect !== undefined && (
        <span className={styles.signs}>
          <Signs signs={effectSigns(effect)} />
        </span>
      )}
      <span className={styles.words}>{text}</span>
    </ActionButton>
  );
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

/** A price in tokens behind a way to pay. */
function Amount({ n, resource }: { readonly n: number; readonly resource: Resource }) {
  const words = useWords();
  if (n === 0) return null;
  return (
    <span className={styles.amount}>
      <span className={look.spoken}>{plain(words.voice('arnak').effects.cost({ [resource]: n }))}</span>
      <span aria-hidden="true">
        {n}
        <Token kind={tokenOf(resource)} />
      </span>
    </span>
  );
}

/** Names longer than this stand in two lines where there's no room for one. */
const LONG_WAY = 30;

/** A ready-made way to pay. Pointing at it shows on the board what it takes. */
function WayChip({ chip, thing }: ChipProps<'way'>) {
  const words = useWords();
  const { model, dispatch } = useBoard();
  const weighs = useRef(false);
  const name = wayWords(chip.way, words, model.paying?.ways);
  const parts = wayNames(chip.way, words, model.paying?.ways);
  const isLong = parts.reduce((sum, one) => sum + one.name.length + one.travel.length * 2 + 3, 0) > LONG_WAY;
  const weigh = () => {
    if (model.offer !== undefined) return;
    if (!weighs.current) dispatch({ type: 'weighWay', way: chip.way });
    weighs.current = true;
  };
  const forget = () => {
    weighs.current = false;
    dispatch({ type: 'weighWay' });
  };
  return (
    <button
      type="button"
      className={`${looks.chip} ${chip.chosen ? looks.chipChosen : ''}`}
      aria-pressed={chip.chosen}
      title={name}
      {...useSpot(keyOf(thing))}
      onClick={() => dispatch(pressOf(chip))}
      // Not on entering: a list that closes must not leave the pointer on a way nobody pointed at.
      onPointerMove={weigh}
      onFocus={weigh}
      onPointerLeave={forget}
      onBlur={forget}
    >
      {chip.chosen && <Icon name="check-mark" />}
      <span className={`${styles.words} ${isLong ? styles.twoLines : ''}`} aria-hidden="true">
        {parts.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a way keeps its order
          <Fragment key={i}>
            {i > 0 && ' + '}
            {one.name}
            {one.travel.map((icon) => (
              <Fragment key={icon}>
                {'\u00a0'}
                <Travel kind={icon} />
              </Fragment>
            ))}
          </Fragment>
        ))}
      </span>
      <span className={look.spoken}>{name}</span>
      <PointsLost way={chip.way} />
      <Amount n={(chip.way.pay.pilots ?? 0) * PILOT_COINS} resource="coins" />
    </button>
  );
}

/** One verb: pressing it keeps its targets lit and goes to the first of them, on a phone to the next out of sight; without any it says why. */
function KindChip({ chip, thing }: ChipProps<'kind'>) {
  const { kind, count, chosen, things } = chip;
  const isPhone = useLayout() === 'phone';
  const words = useWords();
  const { dispatch } = useBoard();
  return (
    <ChipButton
      icon={KIND_ICONS[kind]}
      bare={isPhone}
      verb={words.t(VERBS[kind])}
      count={count}
      chosen={chosen}
      free={kind === 'free'}
      none={count === 0}
      spot={useSpot(keyOf(thing))}
      onClick={() => {
        const [first] = things;
        // On a long page it goes on from target to target, and lets go after the last.
        if (isPhone && chosen && bringNext(things, 'below')) return;
        dispatch(pressOf(chip));
        if (isPhone) bringNext(things);
        else if (first !== undefined) goToThing(keyOf(first));
      }}
      onPoint={(pointed) => dispatch({ type: 'hover', ...(pointed && { kind }) })}
    />
  );
}
