import {
  ASSISTANT_SQUARES,
  assistants,
  cardById,
  guardians,
  RESOURCES,
  slotPoints,
  TRAVEL_ICONS,
  templeStacks,
  tracks,
} from '@moonstaff/arnak';
import type { Json } from '@moonstaff/kernel';
import { type Draft, partAt, withPart } from '@moonstaff/scenarios/page';
import { type Bench, type ChoiceOf, type Field, type ListOf, listAt, type Option, textAt } from '../field.ts';
import { countField, flagField, namedOptions } from '../make.ts';
import { lifted, withList } from './moves.ts';

const MANY = 20;

/** What somebody has. */
export function seatFields(bench: Bench, seat: string): readonly Field[] {
  const { facts, words } = bench;
  const cards = namedOptions(words, 'card', Object.keys(cardById));
  const { spaces } = tracks[textAt(facts, 'board') === 'snake' ? 'snake' : 'bird'];
  const rows = namedOptions(
    words,
    'researchSpace',
    spaces.map(({ id }) => id),
  );
  const number = (name: string, label: string, max = MANY) => countField(bench, label, max, seat, name);
  const list = (name: string, label: string, options: readonly Option[]): ListOf => {
    const path = [seat, name];
    return {
      ...{ kind: 'list', label, path, value: listAt(facts, ...path), options },
      set: (draft, ids) => withList(draft, path, ids),
    };
  };
  const token = (name: 'glass' | 'notebook', label: string): Field => ({
    ...{ kind: 'choice', label, path: [seat, name], value: textAt(facts, seat, name), options: rows },
  });
  const flag = (name: string, label: string): Field => flagField(bench, label, seat, name);
  return [
    ...RESOURCES.map(
      (resource): Field => ({
        ...number(resource, words.name('resource', resource)),
        sign: { token: resource === 'coins' ? 'coin' : resource },
        clause: (n) => words.name('ownTokens', { [resource]: Number(n) }),
      }),
    ),
    {
      ...list('hand', words.t('arnakTable.hand'), cards),
      drop: 'hand',
      clause: (those, isNone) => (isNone ? words.t('lab.handEmpty') : words.t('lab.inHand', { cards: those })),
    },
    {
      ...list('playArea', words.t('lab.playArea'), cards),
      clause: (those, isNone) => (isNone ? words.t('lab.playEmpty') : words.t('lab.inPlay', { cards: those })),
    },
    { ...list('deck', words.t('arnakTable.deck'), cards), order: 'top' },
    number('crates', words.t('arnakTable.crates')),
    number('slots', words.t('arnakTable.slots'), slotPoints.length),
    number('fearTiles', words.t('lab.fearTiles')),
    ...assistantFields(bench, seat),
    ...guardianFields(bench, seat),
    list(
      'temple',
      words.t('arnakTable.temple'),
      namedOptions(
        words,
        'temple',
        templeStacks.map(({ id }) => id),
      ),
    ),
    token('glass', words.name('token', 'glass')),
    token('notebook', words.name('token', 'notebook')),
    list('icons', words.t('arnakTable.icons'), namedOptions(words, 'travelIcon', TRAVEL_ICONS)),
    flag('passed', words.t('arnakTable.passed')),
    flag('noFear', words.name('flag', 'noFearFromGuardians')),
    flag('allPlanes', words.name('flag', 'yourTravelIconsArePlanes')),
  ];
}

type Details = { readonly [id: string]: Json };

const detailsAt = (facts: Json, path: readonly string[]): Details => {
  const all = partAt(facts, path);
  return typeof all === 'object' && all !== null && !Array.isArray(all) ? (all as Details) : {};
};

/** Things with details: a list of ids is enough if all of them are as they come. */
function withThings(draft: Draft, path: readonly string[], things: Details, isUsual: (one: Json) => boolean): Draft {
  const ids = Object.keys(things);
  const left = ids.reduce((some, id) => lifted(some, id, path), draft);
  return withPart(left, path, Object.values(things).every(isUsual) ? ids : { ...things });
}

/** An assistant to be added. Somebody who has two gets it in place of the second. */
export function withAssistant(draft: Draft, facts: Json, seat: string, id: string): Draft {
  const path = [seat, 'assistants'];
  const now = Object.entries(detailsAt(facts, path)).filter(([one]) => one !== id);
  const kept = Object.fromEntries(now.slice(0, ASSISTANT_SQUARES - 1));
  return withThings(draft, path, { ...kept, [id]: FRESH }, isFresh);
}

const FRESH: Json = { side: 'silver', ready: true };
const SIDES = ['silver', 'gold'] as const;

const isFresh = (one: Json): boolean => partAt(one, ['side']) === 'silver' && partAt(one, ['ready']) === true;

function assistantFields({ facts, words }: Bench, seat: string): readonly Field[] {
  const path = [seat, 'assistants'];
  const now = detailsAt(facts, path);
  const states = SIDES.flatMap((side) => [
    { id: `${side} ready`, name: words.name('side', side) },
    { id: side, name: `${words.name('side', side)}, ${words.t('arnakTable.exhausted')}` },
  ]);
  const options = namedOptions(
    words,
    'assistant',
    assistants.map(({ id }) => id),
  );
  const list: ListOf = {
    ...{ kind: 'list', label: words.t('arnakTable.assistants'), path, value: Object.keys(now), options },
    set: (draft, ids) =>
      new Set(ids).size < ids.length
        ? withPart(draft, path, [...ids])
        : withThings(draft, path, Object.fromEntries(ids.map((id) => [id, now[id] ?? FRESH])), isFresh),
  };
  return [
    list,
    ...Object.entries(now).map(([id, one]): ChoiceOf => {
      const side = textAt(one, 'side');
      const value = partAt(one, ['ready']) === true ? `${side} ready` : side;
      const label = words.name('assistant', id);
      return {
        ...{ kind: 'choice', label, path, place: [...path, id], value, options: states },
        clause: (state) => (isFresh(one) ? '' : `${label}: ${state}`),
        set: (draft, state) => {
          const [chosen = 'silver', ready] = state.split(' ');
          return withThings(draft, path, { ...now, [id]: { side: chosen, ready: ready !== undefined } }, isFresh);
        },
      };
    }),
  ];
}

const UNUSED: Json = { used: false };
const isUnused = (one: Json): boolean => partAt(one, ['used']) !== true;

/** A guardian that's won. */
export function withGuardian(draft: Draft, facts: Json, seat: string, id: string): Draft {
  const path = [seat, 'guardians'];
  return withThings(draft, path, { ...detailsAt(facts, path), [id]: UNUSED }, isUnused);
}

function guardianFields({ facts, words }: Bench, seat: string): readonly Field[] {
  const path = [seat, 'guardians'];
  const now = detailsAt(facts, path);
  const options = namedOptions(
    words,
    'guardian',
    guardians.map(({ id }) => id),
  );
  const states = [
    { id: 'ready', name: words.t('lab.boonReady') },
    { id: 'used', name: words.t('arnakTable.used') },
  ];
  const list: ListOf = {
    ...{ kind: 'list', label: words.name('category', 'guardians'), path, value: Object.keys(now), options },
    set: (draft, ids) =>
      new Set(ids).size < ids.length
        ? withPart(draft, path, [...ids])
        : withThings(draft, path, Object.fromEntries(ids.map((id) => [id, now[id] ?? UNUSED])), isUnused),
  };
  return [
    list,
    ...Object.entries(now).map(([id, one]): ChoiceOf => {
      const label = words.name('guardian', id);
      return {
        ...{
          kind: 'choice',
          label,
          path,
          place: [...path, id],
          value: isUnused(one) ? 'ready' : 'used',
          options: states,
        },
        clause: (state) => (isUnused(one) ? '' : `${label}: ${state}`),
        set: (draft, state) => withThings(draft, path, { ...now, [id]: { used: state === 'used' } }, isUnused),
      };
    }),
  ];
}
