import type { BoardModel } from './model.ts';
import type { ButtonName, Thing } from './things.ts';

const button = (name: ButtonName): Thing => ({ on: 'button', button: name });

/** Where the focus goes when the thing it was on is gone, the best first: the map, the cards, the buttons. */
export function focusOrder({ map, actions, band: { buttons } }: BoardModel): readonly Thing[] {
  return [
    ...map.spots.map(({ space }): Thing => ({ on: 'space', seat: map.seat, space })),
    ...(actions.kind === 'choosing'
      ? actions.offers.flatMap(({ card, isOpen }): readonly Thing[] => (isOpen ? [{ on: 'offer', card }] : []))
      : []),
    ...(buttons === undefined ? [] : buttonsOf(buttons)),
    ...(actions.kind === 'kept'
      ? actions.slots.flatMap(({ slot, isUsable }): readonly Thing[] => (isUsable ? [{ on: 'slot', slot }] : []))
      : []),
  ];
}

const buttonsOf = ({
  nextStep,
  decline,
  effects,
  withdraw,
  main,
}: NonNullable<BoardModel['band']['buttons']>): readonly Thing[] => [
  ...effects.map((effect): Thing => ({ on: 'effect', effect })),
  ...(main.button === 'done' && main.state !== 'off' ? [button('done')] : []),
  ...(nextStep ? [button('nextStep')] : []),
  ...(decline ? [button('decline')] : []),
  ...(withdraw ? [button('withdraw')] : []),
];
