import type { ActionShape } from '@moonstaff/kernel';
import type { Words } from '@moonstaff/text';

/** What an example asks for, by the type of the action. Where it happens is lit, so it needn't be named. */
const TODO = {
  activate: 'diagram.todo.activate',
  assistant: 'diagram.todo.assistant',
  bonus: 'diagram.todo.bonus',
  buy: 'diagram.todo.buy',
  choose: 'diagram.todo.choose',
  dig: 'diagram.todo.dig',
  discover: 'diagram.todo.discover',
  done: 'diagram.todo.done',
  endTurn: 'diagram.todo.endTurn',
  exile: 'diagram.todo.exile',
  explore: 'diagram.todo.explore',
  keep: 'diagram.todo.keep',
  keepRest: 'diagram.todo.keepRest',
  next: 'diagram.todo.next',
  overcome: 'diagram.todo.overcome',
  pass: 'diagram.todo.pass',
  pay: 'diagram.todo.pay',
  play: 'diagram.todo.play',
  relocate: 'diagram.todo.relocate',
  rescue: 'diagram.todo.rescue',
  research: 'diagram.todo.research',
  slot: 'diagram.todo.slot',
  temple: 'diagram.todo.temple',
  trade: 'diagram.todo.trade',
  upgrade: 'diagram.todo.upgrade',
  use: 'diagram.todo.use',
  village: 'diagram.todo.village',
} as const;

export const isAsked = (type: string): type is keyof typeof TODO => Object.hasOwn(TODO, type);

/** The next action of an example as a plain sentence. A test keeps every action of every example among them. */
export function todoWords({ type }: ActionShape, words: Words): string {
  if (!isAsked(type)) throw new RangeError(`no sentence asks for “${type}”`);
  return words.t(TODO[type]);
}
