import { LONGEST_NAME, type Me, nameFault, tidyName } from '@moonstaff/client';
import { type Phrase, phrase } from '@moonstaff/kernel';
import { changeSettings, settingsNow } from '../../kit/settings/settings.ts';
import { serverApi } from './api.ts';
import { isKnown, setKnown } from './known.ts';
import { reasonOf } from './open.ts';

/** What's wrong with a name, as the server would put it. */
export function nameTrouble(name: string): Phrase | undefined {
  const fault = nameFault(name);
  if (fault === 'long') return phrase('server.name.long', { limit: LONGEST_NAME });
  return fault === undefined ? undefined : phrase(`server.name.${fault}`);
}

/** The server knows me. There's one name, and it's the one it knows. */
export function callMe(me: Me): Me {
  setKnown(true);
  if (settingsNow().name !== me.name) changeSettings({ name: me.name });
  return me;
}

/** Changes the name on this device and, if the server knows us, at all its tables. Returns why not. */
export async function changeName(name: string): Promise<Phrase | undefined> {
  const trouble = nameTrouble(name);
  if (trouble !== undefined) return trouble;
  try {
    if (isKnown()) callMe(await serverApi().changeMe({ name }));
    else changeSettings({ name: tidyName(name) });
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}
