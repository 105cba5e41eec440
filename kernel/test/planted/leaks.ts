import { at, type Phrase } from '@moonstaff/kernel';
import type { Action, State, View } from '@moonstaff/kernel/sample';
import { type Fault, nothing, ownPart, telling, top } from './fault.ts';

/** Views that show too much or too little, and hidden things dealt badly. */
export const LEAKS: readonly Fault[] = [
  {
    name: 'a view that shows the top of the deck',
    check: 'hidden',
    game: (game) => ({ view: (state, viewer) => ({ ...game.view(state, viewer), deckTop: top(state) }) }),
  },
  {
    name: 'a view that shows another hand by the order of its fields',
    check: 'hidden',
    game: (game) => ({
      view(state, viewer) {
        const { acted, ...rest } = game.view(state, viewer);
        const other = viewer === 1 ? 0 : 1;
        return (state.players[other]?.hand[0] ?? 0) % 2 === 0 ? { acted, ...rest } : { ...rest, acted };
      },
    }),
  },
  {
    name: 'a view that shows the seed',
    check: 'hidden',
    game: (game) => ({ view: (state, viewer) => ({ ...game.view(state, viewer), random: { ...state.random } }) }),
  },
  {
    name: 'a view that shows the deck, an imagine that copies it, a redeal that keeps it',
    check: 'variation',
    game: (game) => ({
      view: (state, viewer) => ({ ...game.view(state, viewer), order: state.deck.slice() }),
      imagine(view: View & { order?: readonly number[] }, random) {
        const state = game.imagine(view, random);
        const order = view.order?.slice() ?? [];
        const others = state.players.filter((_, seat) => seat !== view.own?.seat);
        const rest = [...state.deck, ...others.flatMap(({ hand, laid }) => [...hand, ...laid])].filter(
          (card) => !order.includes(card),
        );
        for (const player of others) {
          player.hand = rest.splice(0, player.hand.length);
          player.laid = rest.splice(0, player.laid.length);
        }
        return { ...state, deck: order };
      },
      redeal: nothing,
    }),
  },
  {
    name: 'an event that tells everybody which card was drawn',
    check: 'hidden',
    game: telling((out) => ({
      event: (event) =>
        out.event(event.key === 'draw' ? { key: 'draw', args: { ...event.args, ...ownPart(event) } } : event),
    })),
  },
  {
    name: 'an event that tells everybody which card was laid',
    check: 'hidden',
    game: telling((out) => ({
      event: (event) =>
        out.event(event.key === 'lay' ? { key: 'lay', args: { ...event.args, ...ownPart(event) } } : event),
    })),
  },
  {
    name: 'a legal list that depends on the deck',
    check: 'hidden',
    game: (game) => {
      const mayDraw = (state: State, action: Action): boolean => action.type !== 'draw' || top(state) % 2 === 0;
      return {
        legal: (state, seat) => game.legal(state, seat).filter((action) => mayDraw(state, action)),
        isLegal: (state, seat, action): action is Action => game.isLegal(state, seat, action) && mayDraw(state, action),
      };
    },
  },
  {
    name: 'a legal list in the order of the deck',
    check: 'hidden',
    game: (game) => ({
      legal: (state, seat) => {
        const offers = game.legal(state, seat);
        return top(state) % 2 === 0 ? offers : offers.toReversed();
      },
    }),
  },
  {
    name: 'an explanation that depends on the deck',
    check: 'hidden',
    game: (game) => ({
      explain: (state, seat, thing): Phrase | undefined =>
        game.explain(state, seat, thing) ?? (top(state) % 2 === 0 ? { key: 'why.gone', args: {} } : undefined),
    }),
  },
  {
    name: 'a preview that knows the card to be drawn',
    check: 'hidden',
    game: (game) => ({
      preview: (state, seat, action) => {
        const preview = game.preview(state, seat, action);
        const card: Phrase = { key: 'card', args: { card: top(state) } };
        return action.type === 'draw' ? { ...preview, gains: [card] } : preview;
      },
    }),
  },
  {
    name: 'a view that shares the row',
    check: 'sharing',
    game: (game) => ({ view: (state, viewer) => ({ ...game.view(state, viewer), row: state.row }) }),
  },
  {
    name: 'an imagine that loses a card',
    check: 'hidden',
    game: (game) => ({
      imagine(view, random) {
        const state = game.imagine(view, random);
        return { ...state, deck: state.deck.map((card, i) => (i === 0 ? at(state.row, 0) : card)) };
      },
    }),
  },
  {
    name: 'an imagine that never varies',
    check: 'variation',
    game: (game) => ({
      imagine: (view, random) => ({ ...game.imagine(view, { ...random, a: 1, b: 2, c: 3, d: 4 }), random }),
    }),
  },
  {
    name: 'an imagine that does not fit the view',
    check: 'hidden',
    game: (game) => ({
      imagine(view, random) {
        const state = game.imagine(view, random);
        state.players.forEach(({ hand }) => {
          hand.reverse();
        });
        return state;
      },
    }),
  },
  {
    name: 'an empty view',
    check: 'views',
    game: () => ({ view: () => ({}) as View }),
  },
  {
    name: 'a draw that can be taken back',
    check: 'hidden',
    game: telling(() => ({ reveal: nothing })),
  },
  {
    name: 'a reveal that the preview does not announce',
    check: 'preview',
    game: (game) => ({
      preview: (state, seat, action) => ({ ...game.preview(state, seat, action), reveals: undefined }) as never,
    }),
  },
  {
    name: 'a redeal that moves a hand',
    check: 'redeal',
    game: () => ({
      redeal(state) {
        const { hand } = at(state.players, 0);
        [state.deck[0], hand[0]] = [at(hand, 0), at(state.deck, 0)];
      },
    }),
  },
  {
    name: 'a redeal that deals the same cards again',
    check: 'variation',
    game: () => ({ redeal: nothing }),
  },
];
