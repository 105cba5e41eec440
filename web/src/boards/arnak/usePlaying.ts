import type { ArnakAction } from '@moonstaff/arnak';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { settingsNow } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { isMyTurn, useTable } from '../../table/context.ts';
import { useMarks } from '../../table/spots/marks.ts';
import { doubtsAbout } from './doubts.ts';
import { type Kind, kindOf } from './kinds.ts';
import { NO_WISH, pressed, propose, sourcesOf, type Wish } from './payment.ts';
import type { Doubt, Offer, Play, Way } from './play.ts';
import { legalOf, ofType, questionOf, viewOf } from './state.ts';
import { type Thing, waysByThing } from './things.ts';
import { useTelling } from './useTelling.ts';

/** Keeps what the player points at, has pressed and wants to pay with; the rules say what comes of it. */
export function usePlaying(): Play {
  const { source, now } = useTable();
  const words = useWords();
  const view = viewOf(now);
  const mine = isMyTurn(now);
  const ways = useMemo(() => waysByThing(legalOf(now), viewOf(now)), [now]);
  const payments = useMemo(() => ofType(legalOf(now), 'pay'), [now]);
  const sources = useMemo(() => new Set(payments.flatMap((payment) => [...sourcesOf(payment).keys()])), [payments]);
  const [wish, setWish] = useState<Wish>(NO_WISH);
  const [pointed, setPointed] = useState<Thing>();
  const [weighed, weigh] = useState<ArnakAction>();
  const [selected, select] = useState<Thing>();
  const [kind, setKind] = useState<Kind>();
  const [hovered, hoverKind] = useState<Kind>();
  const [lack, tellLack] = useState<string>();
  const [offer, openOffer] = useState<Offer>();
  const [doubt, setDoubt] = useState<Doubt>();

  // A new moment asks a new question: what was begun is forgotten.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on purpose, for every moment
  useEffect(() => {
    setWish(NO_WISH);
    select(undefined);
    weigh(undefined);
    setKind(undefined);
    tellLack(undefined);
    openOffer(undefined);
    setDoubt(undefined);
    // The pointer still rests on what was pressed: nobody wonders why that is over.
    setPointed((thing) => (thing !== undefined && ways.has(thing) ? thing : undefined));
  }, [now.moment]);

  // Preselect the payment the hint recommends.
  const { advised } = useMarks();
  useEffect(() => {
    const whole = payments.find((one) => JSON.stringify(one) === JSON.stringify(advised));
    if (whole !== undefined) setWish({ ...NO_WISH, whole });
  }, [advised, payments]);
  const payment = useMemo(() => propose(payments, wish), [payments, wish]);
  const looked = weighed === undefined ? (pointed ?? selected) : 'way:';
  const [first] = looked === undefined ? [] : weighed === undefined ? (ways.get(looked) ?? []) : [weighed];
  // A source that does nothing else is not asked about: the payment says what it is good for.
  const onlySource = looked !== undefined && first === undefined && sources.has(looked);
  const toldThing = useTelling(onlySource ? undefined : looked, first, view);
  const toldPayment = useTelling(payment && 'payment:', payment, view);
  const told = toldThing ?? toldPayment;
  const given = useMemo(() => payment && sourcesOf(payment), [payment]);
  const foreseen = useMemo(() => told?.payment && sourcesOf(told.payment), [told]);
  const shownKind = hovered ?? kind;
  const question = questionOf(view) !== undefined;

  const perform = (action: ArnakAction): void => {
    const reasons = settingsNow().warnings ? doubtsAbout(action, view, words) : [];
    if (reasons.length > 0 && doubt?.action.type !== action.type) setDoubt({ action, reasons });
    else source.act(action);
  };
  const take = (way: Way): void => {
    openOffer(undefined);
    if ('act' in way) perform(way.act);
    else if ('propose' in way) setWish({ ...NO_WISH, whole: way.propose });
    else setWish(pressed(payments, wish, way.source, way.give));
  };
  const waysAt = (thing: Thing, spent: boolean): readonly Way[] => [
    ...(sources.has(thing) ? [{ source: thing, give: !spent }] : []),
    ...(ways.get(thing) ?? []).map((act) => ({ act })),
  ];
  const point = useCallback((thing: Thing | undefined) => setPointed(thing), []);

  return {
    view,
    mine,
    ways,
    can: (thing) => ways.has(thing) || sources.has(thing),
    isLit: (thing) =>
      shownKind !== undefined && (ways.get(thing) ?? []).some((action) => kindOf(action, question) === shownKind),
    told,
    selected,
    select,
    point,
    weigh,
    press: (thing, at, spent = false) => {
      const [only, ...more] = waysAt(thing, spent);
      if (only !== undefined && more.length === 0) take(only);
      else if (only !== undefined) openOffer({ ways: [only, ...more], at });
    },
    perform,
    take,
    offer,
    openOffer,
    payments,
    payment,
    spent: (thing) => (given ?? foreseen)?.get(thing) ?? 0,
    kind,
    setKind,
    hoverKind,
    lack,
    tellLack,
    doubt,
    setDoubt,
  };
}
