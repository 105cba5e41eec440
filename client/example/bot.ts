/**
 * A whole bot: it sits down at a table and plays anything legal. Run it with
 * `SERVER=http://localhost:8420 TOKEN=moonstaff_… node client/example/bot.ts <table> [invitation]`.
 */
import { type Command, Refused, ServerConnection } from '@moonstaff/client';

const [table = '', invite] = process.argv.slice(2);
const { SERVER: url = 'http://localhost:8420', TOKEN: token = '' } = process.env;
const invitation = invite === undefined ? {} : { invite };
const connection = new ServerConnection({ url, token, onStatus: (_, why) => why !== undefined && giveUp(why.key) });
let lastSeq = 0;

function giveUp(why: string): never {
  console.error(`The server refuses: ${why}`);
  process.exit(1);
}

/** After a restart the bot already has its seat, or the game has begun. Neither is an error. */
const HARMLESS = ['server.seat.already', 'server.table.notOpen'];

async function prepare(command: Command): Promise<void> {
  await connection.command(table, command, invitation).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    if (!HARMLESS.includes(error.phrase.key)) giveUp(error.phrase.key);
  });
}

await prepare({ type: 'sit' });
await prepare({ type: 'ready', ready: true });
connection.watch(table, {
  ...invitation,
  onShut: (why) => giveUp(why.key),
  onTable: ({ seq, info, you, play }) => {
    if (info.status === 'finished') return connection.close();
    if (you === undefined) giveUp('server.table.notOpen');
    const legal = play?.legal ?? [];
    if (legal.length === 0 || seq <= lastSeq) return;
    lastSeq = seq;
    const action = legal[Math.floor(Math.random() * legal.length)];
    // If someone else moved in the meantime, the next message brings a new list of actions.
    if (action !== undefined) connection.command(table, { type: 'act', action }).catch(() => {});
  },
});
