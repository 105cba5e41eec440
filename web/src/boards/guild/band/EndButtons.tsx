import type { Words } from '@moonstaff/text';
import { Icon } from '../../../kit/art/Icon.tsx';
import { useKey } from '../../../kit/controls/keys.ts';
import { says } from '../../../kit/controls/says.ts';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { MainButton } from '../../../table/band/MainButton.tsx';
import { useMarks } from '../../../table/spots/marks.ts';
import { spot } from '../../../table/spots/spots.ts';
import { type ButtonName, keyOf, type Thing } from '../things.ts';
import type { Dispatch } from '../useBoard.ts';
import styles from './Band.module.css';
import type { BandModel, MainButton as Main } from './model.ts';

interface EndButtonsProps {
  readonly buttons: NonNullable<BandModel['buttons']>;
  readonly dispatch: Dispatch;
}

const button = (name: ButtonName): Thing => ({ on: 'button', button: name });

/** Next step, decline, what comes first, not done yet, and the big button: Done, or Keep or Use a card. */
export function EndButtons({ buttons: { nextStep, decline, effects, withdraw, main }, dispatch }: EndButtonsProps) {
  const words = useWords();
  const marks = useMarks();
  const press = (thing: Thing) => () => dispatch({ type: 'press', thing });
  const mainThing = thingOf(main);
  useKey('d', mainThing !== undefined, () => mainThing && press(mainThing)());
  useKey('n', nextStep, press(button('nextStep')));
  return (
    <>
      {nextStep && (
        <button
          type="button"
          className={look.buttonDark}
          {...spot(keyOf(button('nextStep')), marks)}
          onClick={press(button('nextStep'))}
          aria-keyshortcuts="n"
        >
          <Icon name="play-button" />
          {words.t('web.guild.next')}
        </button>
      )}
      {decline && (
        <button
          type="button"
          className={look.buttonDark}
          {...spot(keyOf(button('decline')), marks)}
          onClick={press(button('decline'))}
        >
          {words.t('web.guild.decline')}
        </button>
      )}
      {effects.map((effect) => (
        <button
          key={effect}
          type="button"
          className={look.buttonDark}
          {...spot(keyOf({ on: 'effect', effect }), marks)}
          onClick={press({ on: 'effect', effect })}
        >
          {words.t('web.guild.order', { effect })}
        </button>
      ))}
      {withdraw && (
        <button
          type="button"
          className={look.buttonDark}
          {...spot(keyOf(button('withdraw')), marks)}
          {...says(words.t('web.guild.withdrawWhat'))}
          onClick={press(button('withdraw'))}
        >
          {words.t('web.guild.withdraw')}
        </button>
      )}
      <MainButton
        look={lookOf(main)}
        className={styles.main}
        title={titleOf(main, words)}
        {...(mainThing && spot(keyOf(mainThing), marks))}
        disabled={mainThing === undefined}
        onClick={mainThing && press(mainThing)}
        aria-keyshortcuts="d"
      >
        {detailOf(main, words)}
      </MainButton>
    </>
  );
}

/** What the big button presses; nothing if it can't be pressed. */
function thingOf(main: Main): Thing | undefined {
  switch (main.button) {
    case 'keep':
      return main.card && { on: 'keep', card: main.card };
    case 'use':
      return main.slot && { on: 'use', slot: main.slot };
    case 'done':
      return main.state === 'off' ? undefined : button('done');
  }
}

function lookOf(main: Main): 'off' | 'open' | 'ready' {
  if (main.button !== 'done') return main.card === undefined ? 'off' : 'ready';
  return main.state === 'unfinished' ? 'open' : main.state;
}

function titleOf(main: Main, words: Words): string {
  if (main.button === 'done') return words.t('web.guild.finish');
  const isKept = main.button === 'keep';
  if (main.card === undefined) return words.t(isKept ? 'web.guild.keepOne' : 'web.guild.useOne');
  const card = words.name('investigateCard', main.card);
  return isKept ? words.t('web.guild.keepIt', { card }) : words.t('web.guild.useIt', { card });
}

function detailOf(main: Main, words: Words): string | undefined {
  if (main.button !== 'done') {
    if (main.card === undefined) return words.t('web.guild.chooseFirst');
    return main.button === 'keep' ? words.t('web.guild.otherGoes') : words.t('web.guild.useDetail');
  }
  if (main.state === 'unfinished') return words.t('web.guild.unused', { n: main.unused });
  return main.state === 'ready' ? words.t('web.guild.confirm') : undefined;
}
