import type { GuildAction } from '@moonstaff/guild';
import type { Phrase, Preview } from '@moonstaff/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isMyTurn, useTable, useWhenFree } from '../../table/context.ts';
import { type Click, clicks } from './choose.ts';
import { legalOfType } from './state.ts';

/** What is known about the field pointed at: what it would give, or why it cannot be used. */
export interface Pointed {
  readonly field: string;
  readonly click?: Click;
  readonly preview?: Preview;
  readonly reason?: Phrase;
}

export interface Pointing {
  readonly pointed: Pointed | undefined;
  readonly targets: ReadonlyMap<string, Click>;
  /** The city chosen first for a trade route. */
  readonly first: string | undefined;
  point(field: string | undefined): void;
  choose(field: string): void;
}

/** Keeps what the player points at on the map, and asks the rules about it. */
export function usePointing(): Pointing {
  const { source, now } = useTable();
  const [field, setField] = useState<string>();
  const [first, setFirst] = useState<string>();
  const [answer, setAnswer] = useState<Pointed>();
  const wished = useRef<string>(undefined);
  const targets = useMemo(() => clicks(now, first), [now, first]);
  const moment = now.moment;
  const mine = isMyTurn(now);

  // A new question: what was begun is forgotten. What others do meanwhile asks nothing new.
  const question = JSON.stringify(legalOfType(now, 'trade'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: on purpose, for every question
  useEffect(() => {
    setFirst(undefined);
  }, [question]);

  const click = field === undefined ? undefined : targets.get(field);
  const deed: GuildAction | undefined = click !== undefined && 'act' in click ? click.act : undefined;
  const key = deed === undefined ? '' : JSON.stringify(deed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the action
  useEffect(() => {
    let wanted = true;
    setAnswer(undefined);
    if (field === undefined || !mine) return;
    if (deed !== undefined) {
      void source.preview(deed).then((preview) => wanted && preview && setAnswer({ field, preview }));
    } else if (click === undefined) {
      void source.explain({ field }).then((reason) => wanted && reason !== undefined && setAnswer({ field, reason }));
    }
    return () => {
      wanted = false;
    };
  }, [field, key, moment, mine]);

  // Pressed before the last answer came: done as soon as it is there, if it still can be.
  useWhenFree(() => {
    const meaning = targets.get(wished.current ?? '');
    wished.current = undefined;
    if (meaning !== undefined && 'act' in meaning) source.act(meaning.act);
    return;
  }, [targets]);

  const point = useCallback((next: string | undefined) => setField(next), []);
  const choose = (chosen: string): void => {
    const meaning = targets.get(chosen);
    if (meaning === undefined) return;
    if (source.busy()) wished.current = chosen;
    else if ('act' in meaning) source.act(meaning.act);
    else setFirst(meaning.first);
  };
  const known = answer?.field === field ? answer : undefined;
  const pointed = field === undefined ? undefined : { field, ...(click && { click }), ...known };
  return { pointed, targets, first, point, choose };
}
