/** The sample game with a planted leak of each kind, to see that the leak trial finds it. */
import { type AnyGame, phrase } from '@moonstaff/kernel';
import { type Action, type State, sample, type View } from '@moonstaff/kernel/sample';

/** Something nobody can see: the next card of the deck. */
const secret = ({ deck }: State): number => deck.at(-1) ?? 0;

const isEven = (state: State): boolean => secret(state) % 2 === 0;

/** Long enough to measure through the noise of a busy machine. */
const WASTED = 4;

function waste(): void {
  const until = performance.now() + WASTED;
  while (performance.now() < until);
}

const LEAKS = {
  /** The view is longer for some cards. */
  size: { view: (...args) => ({ ...sample.view(...args), pad: ' '.repeat(secret(args[0])) }) as View },
  /** The view lists the same things in another order. */
  order: {
    view: (...args) => ({ ...sample.view(...args), list: isEven(args[0]) ? [1, 2] : [2, 1] }) as View,
  },
  /** What spectators and televisions are shown knows more than players do. */
  television: {
    view: (state, viewer) =>
      ({
        ...sample.view(state, viewer),
        ...(viewer === 'spectator' && { pad: ' '.repeat(secret(state)) }),
      }) as View,
  },
  /** There's one option less. */
  options: {
    legal: (state, seat) => {
      const legal = sample.legal(state, seat);
      return isEven(state) && legal.length > 1 ? legal.slice(1) : legal;
    },
  },
  /** The preview of an action knows more than the player. */
  previews: {
    preview: (state, seat, action) => ({
      ...sample.preview(state, seat, action),
      gains: [phrase('coins', { coins: secret(state) })],
    }),
  },
  /** The reason why something is impossible does too. */
  reasons: { explain: (state) => phrase('why.turn', { seat: secret(state) }) },
  /** A refusal takes longer. */
  times: {
    isLegal: (state: State, seat: number, action: unknown): action is Action => {
      const legal = sample.isLegal(state, seat, action);
      if (!legal && isEven(state)) waste();
      return legal;
    },
  },
} satisfies Record<string, Partial<typeof sample>>;

export type LeakKind = keyof typeof LEAKS;

export const LEAK_KINDS = Object.keys(LEAKS) as LeakKind[];

const leaky = (kind: LeakKind): AnyGame => ({ ...sample, id: kind, ...LEAKS[kind] }) as unknown as AnyGame;

export const size = leaky('size');
export const order = leaky('order');
export const options = leaky('options');
export const previews = leaky('previews');
export const reasons = leaky('reasons');
export const times = leaky('times');
export const television = leaky('television');
