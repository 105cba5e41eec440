import type { ActionShape } from '@moonstaff/kernel';
import type { Words } from '@moonstaff/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { BarButton } from '../../kit/controls/BarButton.tsx';
import { CloseButton } from '../../kit/controls/CloseButton.tsx';
import { useKey } from '../../kit/controls/keys.ts';
import { says } from '../../kit/controls/says.ts';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { type BoardModule, deedWords, type ThingKey } from '../board.ts';
import { isBusy, useTable } from '../context.ts';
import { bringFree, bringIntoSight } from '../dock/dock.ts';
import { setMarks, showThings } from '../spots/marks.ts';
import { elementOf, firstOnPage } from '../spots/spots.ts';
import { isMyTurn } from '../turn.ts';
import { type Advice, adviceFrom, showsPoints } from './advice.ts';
import styles from './Hint.module.css';
import { OutlookBar } from './OutlookBar.tsx';
import { differenceTo, namedOnce, type Reason, reasonFor } from './reasons.ts';

export interface HintParts {
  /** For the bar: asks, and closes what it opened. */
  readonly button: ReactNode;
  /** To be docked while it's open. */
  readonly panel?: ReactNode;
}

/** How many moves are listed besides the best. */
const OTHERS = 3;

const NONE: readonly Advice[] = [];

/** Asks a good bot what to do. The answer is docked, points at the board, and goes when the player acts. */
export function useHint(board: BoardModule): HintParts {
  const { source, now } = useTable();
  const words = useWords();
  const [open, setOpen] = useState(false);
  const [advice, setAdvice] = useState(NONE);
  const question = JSON.stringify(now.legal);
  const asked = useRef(question);
  useEffect(() => {
    asked.current = question;
    setOpen(false);
    setAdvice(NONE);
  }, [question]);
  const thingFor = (action: ActionShape): ThingKey | undefined => firstOnPage(board.thingsOf(action, now));
  const light = (action: ActionShape): void => {
    const thing = thingFor(action);
    showThings(thing === undefined ? [] : [thing], action);
    if (thing !== undefined) bringFree(elementOf(thing));
  };
  const close = (): void => {
    setOpen(false);
    setAdvice(NONE);
  };
  const able = source.hint !== undefined && !now.noHints && isMyTurn(now) && now.legal.length > 0;
  const ask = async (): Promise<void> => {
    if (open) {
      close();
      return;
    }
    setOpen(true);
    const found = await adviceFrom(source);
    const distinct = namedOnce(found, ({ action }) => board.describe(action, now, words));
    if (asked.current === question) setAdvice(distinct.slice(0, 1 + OTHERS));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: pointed out once for each answer
  useEffect(() => {
    const [best, ...others] = advice;
    if (!open || best === undefined) return;
    bringIntoSight(document.querySelector('[data-part="hint"]'));
    light(best.action);
    const pins = others.flatMap(({ action }, i): readonly [ThingKey, string][] => {
      const thing = thingFor(action);
      return thing === undefined ? [] : [[thing, String(i + 2)]];
    });
    const first = thingFor(best.action);
    setMarks({ pins: new Map([...(first === undefined ? [] : [[first, '1'] as const]), ...pins]) });
    return () => {
      showThings([]);
      setMarks({ pins: new Map() });
    };
  }, [advice, open]);
  useKey('h', able, () => void ask());
  useKey('escape', open, close);
  if (source.hint === undefined || now.noHints || now.viewer === 'spectator') return { button: null };
  const button = (
    <BarButton
      does="hint"
      disabled={!able}
      aria-expanded={open}
      onClick={() => void ask()}
      aria-keyshortcuts="h"
      {...says(words.t('table.hint'))}
    >
      <Icon name="light-bulb" />
      <span className={look.spoken}>{words.t('table.hint')}</span>
    </BarButton>
  );
  if (!open) return { button };
  const act = (action: ActionShape): void => {
    if (!isBusy(source, now)) source.act(action);
  };
  return {
    button,
    panel: <Panel board={board} advice={advice} onLight={light} onAct={act} onClose={close} />,
  };
}

interface PanelProps {
  readonly board: BoardModule;
  readonly advice: readonly Advice[];
  readonly onLight: (action: ActionShape) => void;
  readonly onAct: (action: ActionShape) => void;
  readonly onClose: () => void;
}

function Panel({ board, advice, onLight, onAct, onClose }: PanelProps) {
  const { now } = useTable();
  const words = useWords();
  const [best, ...others] = advice;
  const inPoints = showsPoints(now, advice);
  const reason = reasonFor(advice, inPoints);
  return (
    <section
      ref={bringIntoSight}
      className={`${look.panel} ${styles.hint}`}
      data-part="hint"
      aria-label={words.t('table.hint')}
    >
      <header>
        <Icon name="light-bulb" />
        <h2 className={look.spoken}>{words.t('table.hint')}</h2>
        <CloseButton onClose={onClose} />
      </header>
      <div role="status">
        {best === undefined && <p className={`${styles.first} ${styles.thinking}`}>{words.t('hint.thinking')}</p>}
        {best !== undefined && (
          <>
            <h3 className={styles.first}>{deedWords(board, best.action, now, words)}</h3>
            {best.preview !== undefined && board.Brings !== undefined && (
              <p className={styles.brings}>
                <board.Brings preview={best.preview} />
              </p>
            )}
            {reason !== undefined && <p className={styles.reason}>{reasonWords(reason, words)}</p>}
            {best.outlook !== undefined && <OutlookBar outlook={best.outlook} unit={board.unit} />}
          </>
        )}
      </div>
      {others.length > 0 && best !== undefined && (
        <ol aria-label={words.t('hint.others')}>
          {others.map((other, i) => (
            <li key={JSON.stringify(other.action)}>
              <button
                type="button"
                onClick={() => onLight(other.action)}
                onPointerEnter={() => onLight(other.action)}
                onFocus={() => onLight(other.action)}
                onPointerLeave={() => onLight(best.action)}
                onBlur={() => onLight(best.action)}
              >
                <b className={styles.pin}>{i + 2}</b>
                <span data-part="deed">{deedWords(board, other.action, now, words)}</span>
                {inPoints && <small data-part="difference">{differenceWords(differenceTo(best, other), words)}</small>}
              </button>
            </li>
          ))}
        </ol>
      )}
      {best !== undefined && (
        <button type="button" className={`${look.buttonMain} ${styles.act}`} onClick={() => onAct(best.action)}>
          {deedWords(board, best.action, now, words)}
        </button>
      )}
    </section>
  );
}

const differenceWords = (less: number | undefined, words: Words): string =>
  less === undefined ? words.t('hint.asGood') : words.t('hint.less', { n: -less });

function reasonWords(reason: Reason, words: Words): string {
  switch (reason.why) {
    case 'ahead':
      return words.t('hint.ahead', { n: reason.by });
    case 'only':
      return words.t('hint.only');
    case 'costsNothing':
      return words.t('hint.costsNothing');
    case 'bringsMost':
      return words.t('hint.bringsMost');
    case 'close':
      return words.t('hint.close');
  }
}
