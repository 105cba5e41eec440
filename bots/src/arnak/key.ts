import { type ArnakState, cardById, spaceById } from '@moonstaff/arnak';
import { at, type Seat } from '@moonstaff/kernel';

const numbers = new Map(
  ['gap', ...Object.keys(cardById), ...Object.keys(spaceById)].map((id, index) => [id, index + 1]),
);
const numberOf = (id: string): number => numbers.get(id) ?? 0;

/** Two running sums, almost certainly different for different numbers. */
class Sum {
  #a = 17;
  #b = 31;

  add(number: number): void {
    this.#a = (Math.imul(this.#a, 31) + number) | 0;
    this.#b = (Math.imul(this.#b, 16777619) ^ number) | 0;
  }

  toString(): string {
    return `${this.#a} ${this.#b}`;
  }
}

/** The same for the same cards in any order. */
const cards = (ids: readonly string[]): number => {
  let sum = ids.length;
  for (const id of ids) {
    const number = numberOf(id) + 7;
    sum += Math.imul(number, Math.imul(number, 40503) + 2654435);
  }
  return sum | 0;
};

/** Equal if the same things are in the same places, no matter in which order free actions put them there. */
export function key(state: ArnakState, seat: Seat): string {
  const p = at(state.players, seat);
  const sum = new Sum();
  for (const number of [p.coins, p.compass, p.tablet, p.arrowhead, p.jewel, p.figures, p.crates, p.slots]) {
    sum.add(number);
  }
  sum.add(cards(p.hand));
  sum.add(cards(p.playArea));
  sum.add(p.deck.length);
  sum.add(numberOf(p.glass));
  sum.add(numberOf(p.notebook));
  sum.add(p.temple.length);
  for (const { ready, gold } of p.assistants) sum.add((ready ? 1 : 0) + (gold ? 2 : 0));
  for (const { used } of p.guardians) sum.add(used ? 1 : 2);
  for (const card of state.itemRow) sum.add(numberOf(card));
  for (const card of state.artifactRow) sum.add(numberOf(card));
  for (const { spaces, guardian } of state.sites) {
    sum.add((spaces.includes(seat) ? 1 : 0) + (guardian === 'none' ? 0 : 2));
  }
  const question = state.stack.at(-1);
  return `${sum} ${p.icons.join()} ${state.main} ${state.stack.length} ${question === undefined ? '' : JSON.stringify(question)}`;
}
