import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { Signs } from '../../kit/art/Sign.tsx';
import { useSpot } from '../../table/spots/spots.ts';
import { useInspector } from './inspector.ts';
import type { Travelling } from './moving.ts';
import { keyOf } from './places.ts';
import { usePlay } from './play.ts';
import type { Thing } from './things.ts';

interface SpotProps {
  readonly thing: Thing;
  /** Read aloud: what it is. */
  readonly name: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** One of several equal cards that the payment takes. */
  readonly spent?: boolean;
  /** How it travels, and its name as a place others travel to. */
  readonly travel?: Travelling | { readonly 'data-place': string };
  readonly children?: ReactNode;
}

const LONG_PRESS_MS = 450;

/** A thing on the table: its drawing, and a button over it that plays it, inspects it or says why not. */
export function Spot({ thing, name, className = '', style, spent = false, travel, children }: SpotProps) {
  const play = usePlay();
  const inspector = useInspector();
  const finger = useRef(false);
  const held = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const spot = useSpot(keyOf(thing));
  const can = play.can(thing);
  const told = play.told?.thing === thing ? play.told : undefined;
  const rect = () => button.current?.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const state = [
    can ? 'can' : '',
    play.isLit(thing) || (can && told !== undefined) ? 'lit' : '',
    spent ? 'spent' : '',
    told?.reason === undefined ? '' : 'refused',
  ];
  const enter = (at: DOMRect, now: boolean) => {
    play.point(thing);
    inspector.show({ thing, at }, now);
  };
  /** Long press or right click: to be read at leisure. */
  const keep = () => inspector.keep({ thing, at: rect() });
  const leave = () => {
    play.point(undefined);
    inspector.show(undefined, true);
  };
  return (
    <div className={`spot ${className} ${state.join(' ')}`} style={style} {...spot} {...travel}>
      {children}
      <button
        ref={button}
        type="button"
        className="spot-key"
        aria-disabled={!can}
        tabIndex={can ? 0 : -1}
        onPointerDown={(event) => {
          finger.current = event.pointerType === 'touch';
          if (finger.current)
            held.current = setTimeout(() => {
              held.current = undefined;
              keep();
            }, LONG_PRESS_MS);
        }}
        onPointerUp={() => clearTimeout(held.current)}
        onPointerCancel={() => clearTimeout(held.current)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && enter(rect(), false)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && enter(rect(), true)}
        onBlur={leave}
        onContextMenu={(event) => {
          event.preventDefault();
          clearTimeout(held.current);
          held.current = undefined;
          keep();
        }}
        aria-keyshortcuts="i"
        onClick={(event) => {
          // The finger that has held the thing down to read it lets go.
          if (event.detail > 0 && finger.current && held.current === undefined) return;
          // A finger first selects, then plays; a mouse has pointed before it clicks, a key has focused.
          if (event.detail > 0 && finger.current && play.selected !== thing) {
            play.select(thing);
            return;
          }
          inspector.show(undefined, true);
          play.press(thing, rect(), spent);
        }}
      >
        <span className="spoken">{name}</span>
      </button>
      {play.selected === thing && (
        <span className="tick-disc">
          <Icon name="check-mark" />
        </span>
      )}
      {told?.changes !== undefined && told.changes.spends.length + told.changes.gains.length > 0 && (
        <span className="spot-tag" aria-hidden="true">
          <Signs signs={told.changes.spends} />
          {told.changes.spends.length > 0 && told.changes.gains.length > 0 && '›'}
          <Signs signs={told.changes.gains} />
        </span>
      )}
    </div>
  );
}
