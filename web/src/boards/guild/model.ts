import { type ActionsModel, actionsOf } from './actions/model.ts';
import { type BandModel, bandOf, type Latest } from './band/model.ts';
import { drawnBy, newsOf } from './band/news.ts';
import { type CardModel, cardOf, type DeckCardModel, deckOf } from './deck/model.ts';
import { type GoalModel, goalsOf } from './goals/model.ts';
import { type MapModel, mapOf } from './map/model.ts';
import type { Moment } from './moment.ts';
import { type OpponentModel, opponentsOf } from './others/model.ts';
import { type PurseModel, purseOf, type TreasureModel, treasuresOf } from './own/model.ts';
import type { Ui } from './reduce.ts';

/** The parts that don't depend on what the player points at. */
interface StillModel {
  readonly card?: CardModel;
  readonly deck: readonly DeckCardModel[];
  readonly goals: readonly GoalModel[];
  readonly purse: PurseModel;
  readonly treasures: readonly TreasureModel[];
  readonly others: readonly OpponentModel[];
}

interface Still extends StillModel {
  readonly latest: Latest;
}

/** Everything the components need, as plain data. */
export interface BoardModel extends StillModel {
  readonly map: MapModel;
  readonly actions: ActionsModel;
  readonly band: BandModel;
}

export function modelOf(moment: Moment, ui: Ui): BoardModel {
  const { latest, ...still } = stillOf(moment);
  return {
    ...still,
    map: mapOf(moment, ui),
    actions: actionsOf(moment, ui),
    band: bandOf(moment, ui, latest),
  };
}

const known = new WeakMap<Moment, Still>();

/** Made once a moment: what stays equal needn't be drawn again when the pointer moves. */
function stillOf(moment: Moment): Still {
  const made = known.get(moment);
  if (made !== undefined) return made;
  const card = cardOf(moment);
  const still: Still = {
    ...(card !== undefined && { card }),
    deck: deckOf(moment),
    goals: goalsOf(moment),
    purse: purseOf(moment),
    treasures: treasuresOf(moment),
    others: opponentsOf(moment),
    latest: { drawn: drawnBy(moment), since: newsOf(moment) },
  };
  known.set(moment, still);
  return still;
}
