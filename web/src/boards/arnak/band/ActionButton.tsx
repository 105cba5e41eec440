import type { ArnakAction } from '@moonstaff/arnak';
import type { ReactNode } from 'react';
import { says } from '../../../kit/controls/says.ts';
import { useSpot } from '../../../table/spots/spots.ts';
import { useBoard } from '../context.ts';
import type { Choice } from '../reduce.ts';
import { keyOf, type Thing } from '../things.ts';

interface ActionButtonProps {
  readonly action: ArnakAction;
  /** What a press means if it is more than taking the action. */
  readonly choice?: Choice;
  /** What else the button stands for. */
  readonly also?: Thing;
  readonly className?: string;
  /** All of it, where the button may be too narrow. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Takes an action; pointing at it shows what it would bring. */
export function ActionButton({
  action,
  choice = { act: action },
  also,
  className,
  title,
  children,
}: ActionButtonProps) {
  const { dispatch } = useBoard();
  const consider = () => dispatch({ type: 'consider', action });
  const forget = () => dispatch({ type: 'consider' });
  return (
    <button
      type="button"
      className={className}
      {...says(title)}
      {...useSpot(keyOf({ on: 'actionButton', action }), ...(also === undefined ? [] : [keyOf(also)]))}
      onClick={() => dispatch({ type: 'take', choice })}
      onPointerEnter={consider}
      onPointerLeave={forget}
      onFocus={consider}
      onBlur={forget}
    >
      {children}
    </button>
  );
}
