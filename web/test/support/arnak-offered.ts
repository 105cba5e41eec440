import type { ArnakAction } from '@moonstaff/arnak';
import { modelOf } from '../../src/boards/arnak/model.ts';
import type { Moment } from '../../src/boards/arnak/moment.ts';
import { isEqual, reduce, START } from '../../src/boards/arnak/reduce.ts';
import { type Spot, thingsOf } from '../../src/boards/arnak/things.ts';

/** Whether the action can be taken at this moment by what the board offers. */
export function isOffered(action: ArnakAction, moment: Moment): boolean {
  const model = modelOf(moment, START);
  switch (action.type) {
    case 'pay':
      return moment.payments.some((payment) => isEqual(payment, action));
    case 'endTurn':
      return model.main.action !== undefined && isEqual(model.main.action, action);
    case 'cancel':
    case 'skip':
    case 'keepRest':
      return model.away !== undefined && isEqual(model.away, action);
  }
  const chip = model.chips.some((one) => 'action' in one && isEqual(one.action, action));
  return chip || thingsOf(action, moment.view).some((thing) => isMeant(action, thing, moment));
}

/** Whether a press on the thing takes the action, or asks whether it is meant. */
function isMeant(action: ArnakAction, thing: Spot, moment: Moment): boolean {
  const { outbox, offer } = reduce(START, { type: 'press', thing }, moment);
  const [sent] = outbox;
  if (sent !== undefined) return isEqual(sent, action);
  return offer?.choices.some((choice) => 'act' in choice && isEqual(choice.act, action)) === true;
}
