import { plain } from '@moonstaff/text';
import { useSpeech, useTable } from '../context.ts';
import { storyOf } from '../log/story.ts';
import type { Act } from '../server/history.ts';

/** Tells an action in the words of the log. */
export function useActText(): (act: Act) => string {
  const { now } = useTable();
  const { say, line } = useSpeech();
  return ({ index: entry, seat, events }) => {
    const told = storyOf(
      now,
      events.map((phrase, id) => ({ id, entry, seat, phrase })),
    );
    return told.length > 0 ? told.map((one) => plain(line(one))).join(' ') : events.map(say).join(' ');
  };
}
