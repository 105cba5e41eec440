/**
 * A whole bot: it sits down at a table and plays anything legal. Run it with
 * `SERVER=http://localhost:8420 TOKEN=moonstaff_… node client/example/bot.ts <table> [invitation]`.
 */
import { Connection } from '@moonstaff/client';

const [table = '', invite] = process.argv.slice(2);
const { SERVER: url = 'http://localhost:8420', TOKEN: token = '' } = process.env;
const connection = new Connection({ url, token });
const invitation = invite === undefined ? {} : { invite };
let answered = 0;

connection.watch(table, {
  ...invitation,
  onShut: () => connection.close(),
  onTable: ({ seq, info, play }) => {
    if (info.status === 'finished') return connection.close();
    const legal = play?.legal ?? [];
    if (legal.length === 0 || seq <= answered) return;
    answered = seq;
    const action = legal[Math.floor(Math.random() * legal.length)];
    // Somebody else may have moved meanwhile: then the next message asks again.
    if (action !== undefined) connection.command(table, { type: 'act', action }).catch(() => {});
  },
});

await connection.command(table, { type: 'sit' }, invitation);
await connection.command(table, { type: 'ready', ready: true });
