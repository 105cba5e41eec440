/**
 * A whole bot: it sits down at a table and plays anything legal. Run it with
 * `SERVER=http://localhost:8420 TOKEN=moonstaff_… node client/example/bot.ts <table> [invitation]`.
 */
import { type Command, Connection, Refused } from '@moonstaff/client';

const [table = '', invite] = process.argv.slice(2);
const { SERVER: url = 'http://localhost:8420', TOKEN: token = '' } = process.env;
const invitation = invite === undefined ? {} : { invite };
const connection = new Connection({ url, token, onStatus: (_, why) => why !== undefined && giveUp(why.key) });
let answered = 0;

function giveUp(why: string): never {
  console.error(`The server refuses: ${why}`);
  process.exit(1);
}

/** Started again, the bot has its seat already, or the game has begun. */
const PASSED = ['server.seat.already', 'server.table.notOpen'];

async function prepare(command: Command): Promise<void> {
  await connection.command(table, command, invitation).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    if (!PASSED.includes(error.phrase.key)) giveUp(error.phrase.key);
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
    if (legal.length === 0 || seq <= answered) return;
    answered = seq;
    const action = legal[Math.floor(Math.random() * legal.length)];
    // Somebody else may have moved meanwhile: then the next message asks again.
    if (action !== undefined) connection.command(table, { type: 'act', action }).catch(() => {});
  },
});
