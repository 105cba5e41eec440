import { mapNamed } from '@moonstaff/guild';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { ARROWS } from '../../../kit/focus/arrows.ts';
import type { Box, Point } from '../../../kit/hex/geometry.ts';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { useMarks } from '../../../table/spots/marks.ts';
import { buttonAt, spot } from '../../../table/spots/spots.ts';
import { spaceWords } from '../describe.ts';
import { spaceNamed } from '../moment.ts';
import { keyOf, type Thing } from '../things.ts';
import type { Dispatch } from '../useBoard.ts';
import { nextSpace } from './arrows.ts';
import { spaceNear, within } from './land.ts';
import type { MapModel } from './model.ts';
import styles from './Spaces.module.css';

interface SpacesProps {
  readonly model: MapModel;
  readonly box: Box;
  readonly turned: boolean;
  /** Whether something is said of a space. */
  readonly isPointing: boolean;
  /** Shows a point of the map, both ways from 0 to 1, should it be out of sight. */
  onLook(point: Point): void;
  readonly dispatch: Dispatch;
}

/**
 * Real buttons over the drawn map, one for each space that can be pressed; arrows go from one to the next. With Shift
 * they point at any space, to hear what it is and why it can't be used.
 */
export function Spaces({ model: { map, seat, spots }, box, turned, isPointing, onLook, dispatch }: SpacesProps) {
  const words = useWords();
  const marks = useMarks();
  /** The one space in the tab order. */
  const [current, setCurrent] = useState<string>();
  /** The space Shift and the arrows point at. */
  const aimed = useRef<string>(undefined);
  const byFinger = useRef(false);
  /** From the moment a pointer comes down until the click: in between, the space gets the focus. */
  const isPressed = useRef(false);
  const whole = useRef<HTMLDivElement>(null);

  const spaces = spots.map(({ space }) => space);
  const inTabOrder = current !== undefined && spaces.includes(current) ? current : spaces[0];
  const thing = (space: string): Thing => ({ on: 'space', seat, space });

  const onKey = (event: KeyboardEvent, space: string): void => {
    const here = aimed.current ?? space;
    if (event.key === 'Enter' && here !== space) {
      event.preventDefault();
      dispatch({ type: 'press', thing: thing(here) });
    }
    if (event.key === 'Escape' && isPointing) {
      // It closes one thing after the other.
      event.stopPropagation();
      aimed.current = undefined;
      dispatch({ type: 'point', thing: undefined });
    }
    const direction = ARROWS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    if (event.shiftKey) {
      const next = nextSpace([...mapNamed(map).byId.keys()], here, direction, turned) ?? here;
      aimed.current = next;
      dispatch({ type: 'point', thing: thing(next) });
      onLook(within(next, box, turned));
    } else {
      const next = nextSpace(spaces, space, direction, turned);
      if (next !== undefined) buttonAt(keyOf(thing(next)))?.focus({ preventScroll: true });
    }
  };
  const onClick = (event: MouseEvent, space: string): void => {
    const by = event.detail > 0 && byFinger.current ? 'tap' : 'press';
    // The second click of a double click was meant for what was there before: it mustn't put a village there.
    if (by === 'press' && event.detail > 1) return;
    dispatch({ type: by, thing: thing(by === 'tap' ? (meant(event) ?? space) : space) });
  };
  const meant = ({ clientX, clientY }: MouseEvent): string | undefined => {
    if (whole.current === null) return undefined;
    const { left, top, width, height } = whole.current.getBoundingClientRect();
    return spaceNear({ x: (clientX - left) / width, y: (clientY - top) / height }, spaces, box, turned);
  };

  return (
    <div ref={whole} className={styles.spaces}>
      {spots.map(({ space, state, says }) => (
        <button
          key={space}
          type="button"
          {...spot(keyOf(thing(space)), marks)}
          className={styles.space}
          data-part="space"
          tabIndex={space === inTabOrder ? 0 : -1}
          {...(state === 'chosen' && { 'aria-pressed': true })}
          style={within(space, box, turned).style}
          onPointerDown={(event) => {
            byFinger.current = event.pointerType === 'touch';
            isPressed.current = true;
          }}
          onPointerCancel={() => {
            isPressed.current = false;
          }}
          onClick={(event) => {
            isPressed.current = false;
            onClick(event, space);
          }}
          onFocus={() => {
            aimed.current = undefined;
            setCurrent(space);
            dispatch({ type: 'point', thing: thing(space) });
            // What is being pressed is in sight, and mustn't move away from under the finger.
            if (!isPressed.current) onLook(within(space, box, turned));
          }}
          onPointerEnter={(event) => event.pointerType === 'mouse' && dispatch({ type: 'point', thing: thing(space) })}
          onKeyDown={(event) => onKey(event, space)}
        >
          <span className={look.spoken}>{words.t(says, { space: spaceWords(spaceNamed(map, space), words) })}</span>
        </button>
      ))}
    </div>
  );
}
