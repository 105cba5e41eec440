import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useKept } from '../../kit/same/useKept.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { isBusy, useTable, useWhenFree } from '../../table/context.ts';
import { type BoardModel, modelOf } from './model.ts';
import { momentOf } from './moment.ts';
import { commandFor, questionOf, reduce, START, type UiEvent } from './reduce.ts';

export type Dispatch = (event: UiEvent) => void;

/** Holds what the player has begun, sends what they do, and asks the rules about what they point at. */
export function useBoard(): { readonly model: BoardModel; readonly dispatch: Dispatch } {
  const { source, now } = useTable();
  const { warnings } = useSettings();
  const moment = useMemo(() => momentOf(now, warnings), [now, warnings]);
  const [ui, setUi] = useState(START);
  const latest = useRef({ ui, moment, now });
  // What is on the screen, not what is being drawn.
  useLayoutEffect(() => {
    latest.current = { ui, moment, now };
  });

  const dispatch = useCallback(
    (happened: UiEvent): void => {
      const { ui: before, moment: here, now: shown } = latest.current;
      const isPress = happened.type === 'press' || happened.type === 'tap';
      const event: UiEvent = isPress ? { ...happened, busy: isBusy(source, shown) } : happened;
      const command = commandFor(before, event, here);
      const after = reduce(before, event, here);
      latest.current.ui = after;
      setUi(after);
      if (command === undefined) return;
      if ('act' in command) source.act(command.act);
      else source.undo();
    },
    [source],
  );

  const question = questionOf(ui, moment);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question
  useEffect(() => {
    if (question === undefined) return;
    let isCurrent = true;
    const { key } = question;
    const answer = (found: object | undefined): void => {
      if (isCurrent && found !== undefined) dispatch({ type: 'answer', answer: { question: key, ...found } });
    };
    if ('preview' in question) void source.preview(question.preview).then((preview) => answer(preview && { preview }));
    else void source.explain(question.explain).then((reason) => answer(reason && { reason }));
    return () => {
      isCurrent = false;
    };
  }, [question?.key]);

  useWhenFree(() => {
    const isWaiting = (): boolean => latest.current.ui.queued !== undefined;
    // One press after the other, until one has to be answered and shown.
    while (isWaiting() && !isBusy(source, latest.current.now)) dispatch({ type: 'free' });
    return undefined;
  }, [moment]);

  const model = useKept(useMemo(() => modelOf(moment, ui), [moment, ui]));
  return { model, dispatch };
}
