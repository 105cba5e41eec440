import { type ArnakView, type SpaceId, slotOptions, slotPoints, templeStacks, tracks } from '@moonstaff/arnak';
import type { Chip } from './chips.ts';
import { heldCards } from './held.ts';
import type { BoardModel } from './model.ts';
import type { UiEvent } from './reduce.ts';
import { copyAt } from './spots.ts';
import { isCamp, ownPlayer } from './state.ts';
import { type Spot, siteThing, type Thing } from './things.ts';

/** What pressing a chip, or its digit, does. */
export function pressOf(chip: Chip): UiEvent {
  switch (chip.is) {
    case 'kind':
      return { type: 'filter', kind: chip.kind };
    case 'pass':
      return { type: 'act', action: chip.action };
    case 'answer':
      return { type: 'take', choice: { act: chip.action } };
    case 'way':
      return { type: 'chooseWay', way: chip.way };
    case 'instead':
      return { type: 'playInstead', instead: chip.instead };
    case 'payments':
      return { type: 'listPayments' };
    case 'keep':
      return { type: 'take', choice: { propose: chip.payment } };
  }
}

/** A chip by its place in the row, as the digits count. */
export const chipAt = (index: number): Thing => ({ on: 'chip', digit: index + 1 });

/**
 * Where the focus goes when the thing it was on is gone, the best first: what one has to choose from, answers, the
 * buttons that go on, everything else that can be pressed.
 */
export function focusOrder({ tray, chips, confirm, main, keyboard }: BoardModel): readonly Thing[] {
  const chosenFrom = tray.cards.length + tray.assistants.length > 0;
  const chipsThat = (fits: (chip: Chip) => boolean): readonly Thing[] =>
    chips.flatMap((chip, index) => (fits(chip) ? [chipAt(index)] : []));
  return [
    ...(chosenFrom ? keyboard : []),
    ...chipsThat(({ is }) => is === 'answer'),
    ...(confirm === undefined ? [] : [{ on: 'confirmButton' } as const]),
    ...(main.action === undefined && main.way === undefined ? [] : [{ on: 'mainButton' } as const]),
    ...(chosenFrom ? [] : keyboard),
    ...chipsThat((chip) => chip.is !== 'kind' || chip.count > 0),
  ];
}

/** Every spot of the table, whether or not it can be pressed now: the arrow keys go to all of them. */
export function everySpot(view: ArnakView, { tray, keyboard }: Pick<BoardModel, 'tray' | 'keyboard'>): readonly Spot[] {
  const player = ownPlayer(view);
  const { hand, played } = heldCards(player);
  return [
    ...[...view.artifactRow, ...view.itemRow].flatMap((card): readonly Spot[] =>
      card === 'gap' ? [] : [{ on: 'row', card }],
    ),
    ...view.sites.flatMap(({ id, guardian, spaces }): readonly Spot[] => [
      siteThing(id),
      ...(isCamp(id) ? spaces.map((_, space): Spot => ({ on: 'space', site: id, space })) : []),
      ...(guardian === 'none' ? [] : [{ on: 'guardian', site: id } as const]),
    ]),
    ...templeStacks.map(({ id }): Spot => ({ on: 'temple', stack: id })),
    ...view.supply.map((_, stack): Spot => ({ on: 'supply', stack })),
    ...tracks[view.options.board].spaces.map(({ id }): Spot => ({ on: 'track', space: id as SpaceId })),
    ...slotPoints.map((_, slot): Spot => ({ on: 'slot', slot })),
    ...slotOptions.map(({ id }): Spot => ({ on: 'slotOption', option: id })),
    ...player.icons.map((icon, i): Spot => ({ on: 'icon', icon, copy: copyAt(player.icons, i) })),
    { on: 'deck' },
    ...hand.map(({ card, copy }): Spot => ({ on: 'hand', card, copy })),
    ...tray.cards.map((card): Spot => ({ on: 'tray', card })),
    ...tray.assistants.map((assistant): Spot => ({ on: 'rescue', assistant })),
    ...player.assistants.map(({ id }): Spot => ({ on: 'assistant', assistant: id })),
    ...player.guardians.map(({ id }): Spot => ({ on: 'boon', guardian: id })),
    ...played.map(({ card, copy }): Spot => ({ on: 'played', card, copy })),
    ...(player.fearTiles > 0 ? [{ on: 'fearTiles' } as const] : []),
    { on: 'pilot' },
    // A counter is a spot only while an effect asks which resource to trade.
    ...keyboard.filter(({ on }) => on === 'resource'),
  ];
}
