import { at } from '@moonstaff/kernel';
import { TableClient, type TestPerson } from './people.ts';

/** Starts this person's try at today's challenge of the sample game. Returns its table. */
export async function startTry(person: TestPerson, game = 'sample'): Promise<string> {
  const { day } = await person.api.challenges();
  return (await person.api.tryChallenge(day, game)).table;
}

/** Plays a table of one person to its end, always with the last legal action, or the one `choose` picks. */
export async function finishTry(
  url: string,
  person: TestPerson,
  table: string,
  choose = (legal: readonly { type: string }[]) => at(legal, legal.length - 1),
): Promise<TableClient> {
  const client = new TableClient(url, person, table);
  for (;;) {
    const { info, play } = await client.until(
      (message) => message.info.status === 'finished' || (message.play?.legal.length ?? 0) > 0,
    );
    if (info.status === 'finished') return client;
    const seq = await client.do({ type: 'act', action: choose(play?.legal ?? []) });
    await client.until((message) => message.seq >= seq);
  }
}
