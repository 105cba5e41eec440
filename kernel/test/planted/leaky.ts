import type { Subject } from '@moonstaff/kernel/conformance';
import { sample } from '@moonstaff/kernel/sample';
import { subject as sound } from '../../sample/conformance.ts';

/** Its views show the top of the deck. */
const leaky: typeof sample = {
  ...sample,
  view: (state, viewer) => ({ ...sample.view(state, viewer), top: state.deck.at(-1) ?? 0 }),
};

/** A game that soaking has to catch. */
export const subject: Subject = { game: leaky, claims: sound.claims };
