import { mapNamed } from '@moonstaff/guild';
import { Icon } from '../../kit/art/Icon.tsx';
import { type Box, centre } from '../../kit/hex/geometry.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../../table/context.ts';
import type { Snapshot } from '../../table/source.ts';
import { fieldWords } from './describe.ts';
import { hexOf } from './land.ts';

/** The lines of the log that tell an action itself, not what came of it. */
const DEEDS = ['explore', 'village', 'trade', 'keep', 'use', 'decline', 'nextStep', 'next', 'done'].map(
  (deed) => `guild.event.${deed}`,
);

/** The field explored last, if that is what undo would take back. */
function lastPlaced(now: Snapshot): string | undefined {
  if (now.undo.steps === 0) return undefined;
  const last = now.log.findLast(({ seat, phrase }) => seat === now.viewer && DEEDS.includes(phrase.key));
  return last?.phrase.key === 'guild.event.explore' ? String(last.phrase.args['field']) : undefined;
}

interface TakeBackProps {
  readonly map: string;
  readonly box: Box;
  readonly turned: boolean;
}

/** A press on the explorer placed last takes it back; the next one is then the last. */
export function TakeBack({ map, box, turned }: TakeBackProps) {
  const { source, now } = useTable();
  const words = useWords();
  const field = lastPlaced(now);
  if (field === undefined) return null;
  const { x, y } = centre(hexOf(field), turned);
  const { fields, byId } = mapNamed(map);
  const name = words.t('web.guild.takeBack', { field: fieldWords(fields[byId.get(field) ?? -1], words) });
  return (
    <button
      type="button"
      className="take-back"
      tabIndex={-1}
      title={name}
      style={{ left: `${((x - box.x) / box.width) * 100}%`, top: `${((y - box.y) / box.height) * 100}%` }}
      onClick={() => source.undo()}
    >
      <Icon name="anticlockwise-rotation" />
      <span className="spoken">{name}</span>
    </button>
  );
}
