import { useState } from 'react';
import { useWords } from '../../kit/words/Words.tsx';
import { type NoPush, startPushes, surroundings, whyNoPush } from '../../table/server/push.ts';
import { KINDS } from './kinds.ts';
import type { WayRow } from './model.ts';
import type { ReachPart } from './ReachPage.tsx';

interface WayState {
  /** What stands below the name: where it leads, or what it's good for. */
  readonly line: string;
  /** Why the browser can't be reached. */
  readonly blocked: NoPush | 'pushFailed' | undefined;
  /** Whether the form stands below the row. */
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly onSwitch: (on: boolean) => Promise<void>;
}

/** A row of the list and what its switch does: a way that isn't set up yet opens its form, except this browser. */
export function useWay({ kind, way }: WayRow, { reach, api, change, onFail }: ReachPart): WayState {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const [blocked, setBlocked] = useState<WayState['blocked']>(
    kind === 'push' && way === undefined ? whyNoPush(surroundings()) : undefined,
  );
  const subscribe = async (): Promise<void> => {
    try {
      const made = await startPushes(reach.pushKey);
      setBlocked(typeof made === 'string' ? made : undefined);
      if (typeof made !== 'string') await change(api.addWay(made));
    } catch {
      setBlocked('pushFailed');
    }
  };
  const onSwitch = async (on: boolean): Promise<void> => {
    if (way !== undefined) await change(api.switchWay(way.id, on)).catch(onFail);
    else if (kind === 'push') await subscribe();
    else setOpen(true);
  };
  const hint = kind === 'telegram' && !reach.telegramBot ? 'reach.telegramOwn' : KINDS[kind].hint;
  const notReady = kind === 'telegram' ? 'reach.notStarted' : 'reach.unconfirmed';
  const line = way === undefined ? words.t(hint) : way.ready ? way.name : `${way.name} · ${words.t(notReady)}`;
  return { line, blocked, isOpen: isOpen || (way !== undefined && !way.ready), setOpen, onSwitch };
}
