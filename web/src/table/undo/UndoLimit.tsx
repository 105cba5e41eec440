import { phrase } from '@moonstaff/kernel';
import { Icon } from '../../kit/art/Icon.tsx';
import { useSpeech, useTable } from '../context.ts';
import { wallOf } from './wall.ts';

/** Why nothing can be undone. Empty where something can, or when nothing was done yet. */
export function UndoLimit({ className }: { readonly className: string | undefined }) {
  const { now, board } = useTable();
  const { say } = useSpeech();
  const why = wallOf(now, board);
  if (why === undefined) return null;
  return (
    <span className={className}>
      <Icon name="padlock" /> {say(phrase('undo.wall', { why: { ...why } }))}
    </span>
  );
}
