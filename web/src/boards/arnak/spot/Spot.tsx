import { type CSSProperties, memo, type ReactNode, useRef } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import { Signs } from '../../../kit/art/Sign.tsx';
import { stoodStill } from '../../../kit/controls/pointer.ts';
import look from '../../../kit/look/look.module.css';
import { useSpot } from '../../../table/spots/spots.ts';
import { type BoardState, useBoard, useSpotModel } from '../context.ts';
import type { SpotModel } from '../spots.ts';
import { keyOf, type Spot as SpotThing, type Thing } from '../things.ts';
import styles from './Spot.module.css';
import { useInspecting } from './useInspecting.ts';

interface SpotProps {
  readonly thing: SpotThing;
  /** Read aloud: what it is. */
  readonly name: string;
  /** Whose corners the ring follows; a place may say so with a class of its own. */
  readonly shape?: 'card' | 'fanned' | 'plate';
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  /** The piece that is here now, if it can travel. */
  readonly piece?: Thing;
  readonly children?: ReactNode;
}

const SHAPES = { card: styles.card, fanned: `${styles.card} ${styles.fanned}`, plate: styles.plate } as const;

const LONG_PRESS_MS = 450;

/** A thing on the table: its drawing, and over it a button that plays it, shows it closely or says why not. */
export function Spot(props: SpotProps) {
  const { dispatch } = useBoard();
  return <DrawnSpot {...props} model={useSpotModel(props.thing)} dispatch={dispatch} />;
}

interface DrawnSpotProps extends SpotProps {
  readonly model: SpotModel;
  readonly dispatch: BoardState['dispatch'];
}

/** Only drawn again when something about this thing has changed. */
const DrawnSpot = memo(function DrawnSpot(props: DrawnSpotProps) {
  const { thing, name, shape, className = '', style, piece, children, model, dispatch } = props;
  const { state, can, refused, selected, ticked, price, gain } = model;
  const inspect = useInspecting(dispatch);
  const finger = useRef(false);
  /** The thing came under the pointer by itself: it's shown closely once the pointer moves. */
  const asleep = useRef(false);
  const held = useRef<ReturnType<typeof setTimeout>>(undefined);
  const classes = [
    styles.spot,
    shape === undefined ? '' : SHAPES[shape],
    className,
    can ? look.can : '',
    state === 'lit' || state === 'chosen' ? look[state] : '',
    refused ? styles.refused : '',
    can && state === 'short' ? styles.short : '',
  ];
  const focus = () => {
    dispatch({ type: 'point', thing });
    inspect(thing, 'once');
  };
  const leave = () => {
    dispatch({ type: 'point' });
    inspect(undefined, 'once');
  };
  /** Long press or right click: to be read at leisure. */
  const keep = () => {
    clearTimeout(held.current);
    held.current = undefined;
    dispatch({ type: 'keepInspecting', thing });
  };
  const spot = useSpot(keyOf(thing), ...(piece === undefined ? [] : [keyOf(piece)]));
  return (
    <div className={classes.join(' ')} style={style} {...spot} data-state={state}>
      {children}
      <button
        type="button"
        aria-disabled={!can}
        tabIndex={can ? 0 : -1}
        aria-keyshortcuts="i"
        onPointerDown={(event) => {
          finger.current = event.pointerType === 'touch';
          if (finger.current) held.current = setTimeout(keep, LONG_PRESS_MS);
        }}
        onPointerUp={() => clearTimeout(held.current)}
        onPointerCancel={() => clearTimeout(held.current)}
        onPointerEnter={(event) => {
          if (event.pointerType !== 'mouse') return;
          dispatch({ type: 'point', thing });
          asleep.current = stoodStill(event);
          if (!asleep.current) inspect(thing, 'later');
        }}
        onPointerMove={(event) => {
          if (!asleep.current || stoodStill(event)) return;
          asleep.current = false;
          inspect(thing, 'later');
        }}
        onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && focus()}
        onBlur={leave}
        onContextMenu={(event) => {
          event.preventDefault();
          keep();
        }}
        onClick={(event) => {
          const tapped = event.detail > 0 && finger.current;
          // The finger that held the thing down to read it lets go.
          if (tapped && held.current === undefined) return;
          inspect(undefined, 'once');
          // A finger first selects, then plays; a mouse has pointed before it clicks, a key has focused.
          dispatch({ type: tapped && !selected ? 'select' : 'press', thing });
        }}
      >
        <span className={look.spoken}>{name}</span>
      </button>
      {ticked && (
        <span className={look.tickDisc} data-part="tick">
          <Icon name="check-mark" />
        </span>
      )}
      {price.length + gain.length > 0 && (
        <span className={styles.tag} data-tag="" aria-hidden="true">
          <Signs signs={price} />
          {price.length > 0 && gain.length > 0 && '›'}
          <Signs signs={gain} />
        </span>
      )}
    </div>
  );
});
