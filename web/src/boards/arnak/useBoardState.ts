import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useKept } from '../../kit/same/useKept.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { isBusy, useTable, useWhenFree } from '../../table/context.ts';
import type { TableSource } from '../../table/source.ts';
import { setMarks, useAdvised } from '../../table/spots/marks.ts';
import { isMyTurn } from '../../table/turn.ts';
import type { BoardState } from './context.ts';
import { modelOf } from './model.ts';
import { type Moment, momentOf } from './moment.ts';
import { type Ask, isEqual, type Reply, reduce, START, type Ui, type UiEvent } from './reduce.ts';
import { legalOf, questionOf, viewOf } from './state.ts';
import { KIND_TOPICS } from './topic.ts';

/** What was begun, and at which moment. */
interface Held {
  readonly ui: Ui;
  readonly at: number;
}

/** While something sent is unanswered, nothing more is done. */
const DOES: ReadonlySet<UiEvent['type']> = new Set(['press', 'act', 'take', 'payWay', 'playInstead', 'goAhead']);

/** Keeps what the player has begun, asks the rules what the model wants to know, and sends what is done. */
export function useBoardState(): BoardState {
  const { source, now } = useTable();
  const { warnings } = useSettings();
  const at = now.moment;
  const mayUndo = now.undo.steps > 0;
  const moment = useMemo(
    () => momentOf({ view: viewOf(now), legal: legalOf(now), mine: isMyTurn(now), warns: warnings }),
    [now, warnings],
  );
  const [held, hold] = useState<Held>({ ui: START, at });
  const ui = useMemo(() => uiAt(held, at, moment), [held, at, moment]);
  const model = useKept(useMemo(() => modelOf(moment, ui), [moment, ui]));
  const begun = useBeginning(moment, at);
  const seen = useRef({ moment, at, begun, mayUndo });
  useLayoutEffect(() => {
    seen.current = { moment, at, begun, mayUndo };
  });
  const dispatch = useCallback(
    (event: UiEvent, asked?: number) => {
      const { moment: here, at: shown, ...known } = seen.current;
      if (DOES.has(event.type) && isBusy(source, { moment: shown })) return;
      // A target that was only just chosen is given up without a trace.
      if (event.type === 'act' && event.action.type === 'cancel' && known.begun === shown && known.mayUndo) {
        source.undo();
        return;
      }
      hold((before) => {
        // A reply that comes too late is about another moment.
        if (asked !== undefined && (asked !== shown || before.at !== asked)) return before;
        return { ui: reduce(uiAt(before, shown, here), event, here), at: shown };
      });
    },
    [source],
  );
  useTopicInHand(ui.filter);
  useAsking(model.asks, at, dispatch);
  useSending(ui, at, dispatch);
  useAdvice(moment, dispatch);
  return useMemo(() => ({ view: moment.view, model, dispatch }), [moment, model, dispatch]);
}

const uiAt = (held: Held, at: number, moment: Moment): Ui =>
  held.at === at ? held.ui : reduce(held.ui, { type: 'moment' }, moment);

/** Help opens at the kind of action that was picked out. */
function useTopicInHand(filter: Ui['filter']): void {
  useEffect(() => {
    setMarks({ topic: filter && KIND_TOPICS[filter] });
    return () => setMarks({ topic: undefined });
  }, [filter]);
}

async function replyTo(ask: Ask, source: TableSource): Promise<Reply> {
  if ('preview' in ask) {
    const preview = await source.preview(ask.preview);
    return preview === undefined ? {} : { preview };
  }
  const reason = await source.explain(ask.explain);
  return reason === undefined ? {} : { reason };
}

function useAsking(asks: readonly Ask[], at: number, dispatch: BoardState['dispatch']): void {
  const { source } = useTable();
  useWhenFree(() => {
    let wanted = true;
    for (const ask of asks) {
      void replyTo(ask, source).then((reply) => wanted && dispatch({ type: 'reply', ask, reply }, at));
    }
    return () => {
      wanted = false;
    };
  }, [JSON.stringify(asks), at]);
}

/** Sends what is to be sent, one action after the other, each only if it is legal by then. */
function useSending({ outbox }: Ui, at: number, dispatch: BoardState['dispatch']): void {
  const { source } = useTable();
  const [next] = outbox;
  useWhenFree(() => {
    const now = source.snapshot();
    if (next === undefined || now === undefined) return;
    dispatch({ type: 'sent' });
    if (legalOf(now).some((action) => isEqual(action, next))) source.act(next);
    return;
  }, [next, at]);
}

/** The moment at which a target was chosen that is now to be paid for; unknown if the page came later. */
function useBeginning(moment: Moment, at: number): number | undefined {
  const paying = moment.mine && questionOf(moment.view)?.at;
  const isPaying = paying === 'voyage' || paying === 'guardianPrice';
  const [known, know] = useState<{ readonly paying: boolean; readonly at?: number }>({ paying: isPaying });
  if (known.paying !== isPaying) know({ paying: isPaying, at });
  return known.paying && isPaying ? known.at : undefined;
}

/** Shows what the move a hint recommends would bring, and preselects the payment if it is one. */
function useAdvice({ legal, payments }: Moment, dispatch: BoardState['dispatch']): void {
  const advised = useAdvised();
  useEffect(() => {
    const payment = payments.find((one) => JSON.stringify(one) === JSON.stringify(advised));
    if (payment !== undefined) dispatch({ type: 'advise', payment });
  }, [advised, payments, dispatch]);
  useEffect(() => {
    const action = legal.find((one) => JSON.stringify(one) === JSON.stringify(advised));
    if (action === undefined) return;
    dispatch({ type: 'consider', action });
    return () => dispatch({ type: 'consider' });
  }, [advised, legal, dispatch]);
}
