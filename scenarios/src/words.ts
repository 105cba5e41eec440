import type { Json, Phrase } from '@moonstaff/kernel';
import { isFields } from './match-value.ts';

/** What a finding says to whoever wrote the file. */
const WORDS: { readonly [key: string]: string } = {
  'yaml.syntax': 'This is not YAML: {reason}',
  'yaml.alias': 'There is no anchor &{name} before this.',
  'yaml.key': 'A name must be a single word or a text in quotes.',
  'yaml.value': 'Only texts, numbers, true, false, lists and maps can stand here.',
  'form.empty': 'The file holds no scenario.',
  'form.map': 'After “{what}” comes a map (name: value), indented.',
  'form.text': 'After “{what}” comes a text or a number.',
  'form.unknown': '“{name}” is unknown in “{what}”. Known: {known}.',
  'form.meant': '“{name}” is unknown in “{what}”; is “{near}” meant? Known: {known}.',
  'form.missing': 'The scenario has no “{name}”.',
  'form.rule': '“{id}” is no rule id; they look like A-DIG-1.',
  'form.seats': 'Give between 1 and {most} seats, or a list of names.',
  'form.seatName':
    '“{name}” cannot name a seat: names are single words of letters, each different, and no words of the scenario form.',
  'form.when': 'After “when” comes a list of steps, each beginning with “- ”.',
  'form.step': 'A step has one name: a seat ({seats}), “undo”, “redo” or “then”.',
  'form.phrase': 'Write one phrase per line: “- key” or “- key: {argument: value}”. Here stand: {fields}.',
  'form.refused':
    'A refusal names one seat and its action, or “undo: seat” or “redo: seat”, beside “because” and “args”. Here stand: {fields}.',
  'form.preview': 'A preview names one seat ({seats}) and its action.',
  'game.unknown': 'There is no game “{game}”. Known: {known}.',
  'given.refused': 'The game cannot begin like this: {why}',
  'step.none': '{seat} may not do {asked}. Nearest of what {seat} may do: {nearest}',
  'step.because': '{seat} may not do {asked}: {why}. Nearest of what {seat} may do: {nearest}',
  'step.many': '{asked} fits {count} actions of {seat}. These fields would single out one: {choices}',
  'step.turn': 'It is not {seat}’s turn; to act: {waiting}.',
  'step.over': '{seat} may do nothing more: the game is over.',
  'step.refused': '{seat} was refused: {why}',
  'step.crash': 'The rules broke down: {error}',
  'differs.value': '{path}: expected {expected}, but it is {actual}',
  'differs.absent': '{path}: expected {expected}, but there is nothing',
  'path.unknown': 'There is no “{name}” in {within} (looking for {path}). There are: {known}.',
  'path.meant': 'There is no “{name}” in {within}; is “{near}” meant? There are: {known}.',
  'legal.unwanted': 'This should not be allowed, but is: {action}',
  'refused.allowed': '{asked} should be refused, but is allowed.',
  'refused.changed': 'The refusal changed the state.',
  'refused.other': 'It is refused, but the reason is {actual}; expected: {expected}',
  'events.missing': 'Nobody was told {expected} (in this order). Told: {told}',
  'events.unwanted': 'This should not have been told: {told}',
  'preview.missing': '{part}: expected {expected}, but the preview says: {said}',
  'preview.unwanted': '{part}: the preview also says: {said}',
};

/** A finding in words. */
export function say({ key, args }: Phrase): string {
  const words = WORDS[key];
  if (words === undefined) return `${key} ${brief(args)}`;
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = args[name];
    if (value === undefined) return whole;
    return COMPARED.includes(name) ? inner(value) : brief(value);
  });
}

/** Arguments that are shown as they would be written in the file. */
const COMPARED: readonly string[] = ['expected', 'actual'];

/** Data as short as it can be read: `{type: dig, site: camp-coins}`. */
export function brief(value: Json): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? '(none)' : value.map(inner).join(', ');
  return inner(value);
}

function inner(value: Json): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return `[${value.map(inner).join(', ')}]`;
  if (isFields(value)) {
    return `{${Object.entries(value)
      .map(([name, field]) => `${name}: ${inner(field)}`)
      .join(', ')}}`;
  }
  return value === Number.POSITIVE_INFINITY ? 'unlimited' : JSON.stringify(value);
}
