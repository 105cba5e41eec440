import { thingOf } from './actions/model.ts';
import type { BoardModel } from './model.ts';
import type { ButtonName, Thing } from './things.ts';

const button = (name: ButtonName): Thing => ({ on: 'button', button: name });

/** Where the focus goes when the thing it was on is gone, the best first: the map, the cards, the buttons. */
export function focusOrder({ map, actions, band: { buttons } }: BoardModel): readonly Thing[] {
  return [
    ...map.spots.map(({ space }): Thing => ({ on: 'space', seat: map.seat, space })),
    ...(actions.kind === 'choosing'
      ? actions.offers.flatMap((offer): readonly Thing[] => (offer.isOpen ? [thingOf(actions.what, offer)] : []))
      : []),
    ...(buttons === undefined ? [] : buttonsOf(buttons)),
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
