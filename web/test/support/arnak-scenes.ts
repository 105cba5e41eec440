import { type ArnakAction, cardById, type Payment, type SiteId, tileById } from '@moonstaff/arnak';
import { sourcesOf } from '../../src/boards/arnak/play/payment.ts';
import { ownPlayer, questionOf } from '../../src/boards/arnak/state.ts';
import { FOUR, gameAfter, gameWhere, type Moment, menu, playsFree, playsMain } from './arnak-game.ts';

/** The moments of Arnak that the scripted game plays. */

export const question = ({ view }: Moment) => questionOf(view);

export const paymentsOf = ({ legal }: Moment): readonly Payment[] => legal.filter((action) => action.type === 'pay');

/** Given from more than one source. */
export const isMixed = (payment: Payment): boolean =>
  [...sourcesOf(payment).values()].reduce((sum, n) => sum + n, 0) > 1;

/** Nothing is drawn or asked at this site. */
function givesOnly({ view }: Moment, site: SiteId): boolean {
  const tile = view.sites.find(({ id }) => id === site)?.tile ?? 'none';
  return tile === 'none' || tileById[tile].effect.every(({ op }) => op === 'gain');
}

const may =
  (wanted: (action: ArnakAction, moment: Moment) => boolean) =>
  (moment: Moment): boolean =>
    moment.legal.some((action) => wanted(action, moment)) && menu(moment);

/** A site has to be paid for from two sources, with a free card in hand. */
export const mixedPayment = () =>
  gameAfter(
    (moment) => {
      const asked = question(moment);
      return (
        asked?.at === 'voyage' &&
        !asked.discover &&
        givesOnly(moment, asked.site) &&
        moment.legal.some(playsFree) &&
        paymentsOf(moment).some(isMixed)
      );
    },
    ['dig'],
    { name: 'mixed payment', sitters: FOUR },
  );

export const discovery = () =>
  gameAfter(
    (moment) => {
      const asked = question(moment);
      return asked?.at === 'voyage' && asked.discover && asked.compass > 0 && paymentsOf(moment).length > 1;
    },
    ['discover'],
    { name: 'discovery' },
  );

export const overcoming = () =>
  gameWhere(
    may(({ type }) => type === 'overcome'),
    { name: 'overcoming' },
  );

export const shopping = () =>
  gameWhere(
    may((action) => action.type === 'buy' && cardById[action.card].kind === 'item'),
    { name: 'shopping' },
  );

/** An artifact just bought lets its owner take another action. */
export const nested = () =>
  gameAfter(
    (moment) => {
      const asked = question(moment)?.at;
      return asked === 'send' || asked === 'overcome' || asked === 'research';
    },
    ['buy', 'use'],
    { name: 'nested' },
  );

export const mainCard = () => gameWhere(may(playsMain), { name: 'main card' });

/** The magnifying glass arrives at a space with a bonus tile and a row effect. */
export const glassArrives = () =>
  gameAfter(
    (moment) => {
      const asked = question(moment);
      return asked?.at === 'arrive' && asked.token === 'glass' && asked.bonus && asked.row;
    },
    ['research'],
    { name: 'glass' },
  );

export const idol = () =>
  gameWhere(
    may(({ type }) => type === 'slot'),
    { name: 'idol' },
  );

export const boon = () =>
  gameWhere(
    may(({ type }) => type === 'boon'),
    { name: 'boon', eager: ({ type }) => type === 'overcome' || type === 'discover' },
  );

/** A card may be bought for less. */
export const discount = () =>
  gameAfter(
    (moment) => {
      const asked = question(moment);
      return asked?.at === 'buy' && asked.discount > 0 && moment.legal.some(({ type }) => type === 'buy');
    },
    ['assistant'],
    { name: 'discount' },
  );

/** There's more than one assistant to rescue. */
export const rescue = () =>
  gameAfter((moment) => question(moment)?.at === 'rescue' && moment.legal.length > 1, ['research'], {
    name: 'rescue',
    options: { board: 'snake' },
    eager: (action) => action.type === 'discover' || (action.type === 'research' && action.token === 'glass'),
  });

/** Cards, an archaeologist and an assistant are unused, and something is out of reach. */
export const fullHanded = () =>
  gameWhere(
    (moment) => {
      if (!menu(moment)) return false;
      const { hand, figures, assistants } = ownPlayer(moment.view);
      return hand.length > 1 && figures > 0 && assistants.some(({ ready }) => ready);
    },
    { name: 'full handed' },
  );

/** The turn could end with travel icons left over. */
export const iconsLeft = () =>
  gameWhere(
    (moment) => moment.legal.some(({ type }) => type === 'endTurn') && ownPlayer(moment.view).icons.length > 0,
    { name: 'icons left' },
  );
