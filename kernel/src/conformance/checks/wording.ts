import { at } from '../../data.ts';
import type { Phrase } from '../../phrase.ts';
import type { Moment, Told } from '../moment.ts';
import { notPlain } from '../plain.ts';
import { sharedPath } from '../shared.ts';

/** Everything said is in the game's phrase book, with all its arguments. */
function undeclared(moment: Moment, said: Phrase, names: readonly string[]): string | undefined {
  const declared = Object.hasOwn(moment.game.phrases, said.key) ? moment.game.phrases[said.key] : undefined;
  if (declared === undefined) return `${said.key} is not in the phrase book`;
  const wrong = names.find((name) => !Object.hasOwn(declared, name));
  if (wrong !== undefined) return `${said.key} has an argument ${wrong} that the phrase book does not declare`;
  const missing = Object.keys(declared).find((name) => !names.includes(name));
  return missing === undefined ? undefined : `${said.key} lacks its argument ${missing}`;
}

function checkPhrase(moment: Moment, said: Phrase): void {
  const wrong = undeclared(moment, said, Object.keys(said.args)) ?? notPlain(said, said.key);
  if (wrong !== undefined) moment.report(wrong);
}

/** An action's events are declared, are plain data, and share nothing with the state. */
export function checkTold(moment: Moment, after: unknown, told: Told): void {
  for (const event of told.events) {
    const secret = Object.values(event.secret ?? {}).flatMap((args) => Object.keys(args));
    const wrong =
      undeclared(moment, event, [...new Set([...Object.keys(event.args), ...secret])]) ?? notPlain(event, event.key);
    if (wrong !== undefined) moment.report(wrong);
  }
  const shared = sharedPath(after, told.events);
  if (shared !== undefined) moment.report(`event ${shared} is shared with the state`);
  if (told.reveal !== undefined) checkPhrase(moment, told.reveal);
  if (told.settle !== undefined) checkPhrase(moment, told.settle);
}

/** Explanations and previews are in the phrase book too, and asking twice gives the same. */
export function checkAdvice(moment: Moment): void {
  const { game, claims, state, seats, legal } = moment;
  for (let seat = 0; seat < seats; seat++) {
    for (const thing of claims.things(state, seat)) {
      const why = game.explain(state, seat, thing);
      if (why !== undefined) checkPhrase(moment, why);
    }
    for (const action of at(legal, seat).slice(0, 12)) {
      const { price, gains, reveals } = game.preview(state, seat, action);
      for (const said of [...price, ...gains, ...(reveals === undefined ? [] : [reveals])]) checkPhrase(moment, said);
    }
  }
}
