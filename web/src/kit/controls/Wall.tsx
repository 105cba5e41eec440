import { useSpeech, useTable } from '../../table/context.ts';
import { Icon } from '../art/Icon.tsx';

/** Why nothing can be taken back; empty where something can, or nothing was done yet. */
export function Wall() {
  const { steps, why } = useTable().now.undo;
  const { say } = useSpeech();
  if (steps > 0 || why === undefined) return null;
  return (
    <span className="tidings-wall">
      <Icon name="padlock" /> {say({ key: 'undo.wall', args: { why: { ...why } } })}
    </span>
  );
}
