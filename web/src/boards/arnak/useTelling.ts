import type { ArnakAction, ArnakView, Payment } from '@moonstaff/arnak';
import type { Preview } from '@moonstaff/kernel';
import { useState } from 'react';
import { isMyTurn, useTable, useWhenFree } from '../../table/context.ts';
import { changesOf } from './changes.ts';
import { NO_WISH, propose } from './payment.ts';
import type { Told } from './play.ts';
import type { Thing } from './things.ts';
import { wishOf } from './wishes.ts';

function toldOf(thing: Thing, action: ArnakAction, preview: Preview): Told {
  const payment = propose((preview.payments ?? []) as readonly Payment[], NO_WISH);
  return { thing, action, preview, changes: changesOf(preview), ...(payment !== undefined && { payment }) };
}

/** Asks the rules about the thing pointed at: what its action would bring, or why there is none. */
export function useTelling(thing: Thing | undefined, action: ArnakAction | undefined, view: ArnakView) {
  const { source, now } = useTable();
  const [told, setTold] = useState<Told>();
  const mine = isMyTurn(now);
  const key = JSON.stringify(action);
  // What was sent may have changed everything: the answer is waited for. `key` stands for the action, the moment for the view.
  useWhenFree(() => {
    let wanted = true;
    setTold(undefined);
    if (thing === undefined) return;
    if (action !== undefined) {
      void source
        .preview(action)
        .then((preview) => wanted && preview !== undefined && setTold(toldOf(thing, action, preview)));
    } else if (mine) {
      const wish = wishOf(thing, view);
      if (wish === undefined) return;
      void source.explain(wish).then((reason) => wanted && reason !== undefined && setTold({ thing, reason }));
    }
    return () => {
      wanted = false;
    };
  }, [thing, key, now.moment, mine]);
  return told?.thing === thing ? told : undefined;
}
