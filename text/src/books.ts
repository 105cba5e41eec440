import type { PhraseBook } from '@moonstaff/kernel';
import { KERNEL_BOOK } from '@moonstaff/kernel/phrase';
import type { findings } from './en/findings.ts';
import { GAMES } from './games.ts';
import type { ArgsOf } from './icu.ts';
import type { ShellKey } from './words.ts';

/** What the arguments of the server's phrases are: why it refuses, what it writes in mails, what it prints. */
const SERVER_BOOK = {
  'server.error': {},
  'server.http.path': {},
  'server.http.method': {},
  'server.http.size': { limit: 'number' },
  'server.http.json': {},
  'server.http.shape': { position: 'text', reason: 'text' },
  'server.http.origin': {},
  'server.socket.text': {},
  'server.socket.shape': {},
  'server.socket.hello': {},
  'server.limit.rate': {},
  'server.limit.sockets': {},
  'server.limit.watching': {},
  'server.limit.underway': {},
  'server.limit.tables': { limit: 'number' },
  'server.limit.tokens': { limit: 'number' },
  'server.person.unknown': {},
  'server.person.wrong': {},
  'server.person.nameTaken': {},
  'server.person.claimed': {},
  'server.name.blank': {},
  'server.name.signs': {},
  'server.name.long': { limit: 'number' },
  'server.invite.none': {},
  'server.token.none': {},
  'server.email.none': {},
  'server.email.code': {},
  'server.game.none': { game: 'text', known: 'texts' },
  'server.bot.level': { level: 'text', levels: 'texts' },
  'server.table.none': {},
  'server.table.notOpen': {},
  'server.table.notHost': {},
  'server.table.noSeat': {},
  'server.table.noSpectators': {},
  'server.table.full': {},
  'server.seat.none': { seat: 'number', seats: 'number' },
  'server.seat.taken': { seat: 'seat' },
  'server.seat.already': {},
  'server.seat.notYours': {},
  'server.seat.nobody': { seat: 'seat' },
  'server.seat.yourself': {},
  'server.seat.notGone': { seat: 'seat' },
  'server.start.openSeat': { seat: 'seat' },
  'server.start.notReady': { seat: 'seat' },
  'server.play.notRunning': {},
  'server.play.botPlays': { seat: 'seat' },
  'server.plan.yourTurn': {},
  'server.ask.open': {},
  'server.ask.none': {},
  'server.ask.notYou': {},
  'server.ask.notYours': {},
  'server.ask.noClock': {},
  'server.chat.off': {},
  'server.rematch.running': {},
  'server.replay.sealed': {},
  'server.explain.thing': {},
  'server.operator.noPerson': { who: 'text' },
  'server.operator.guest': { who: 'text' },
  'server.operator.noBackup': {},
  'server.operator.laterBackup': {},
  'server.operator.notEmpty': {},
  'server.operator.cutShort': { rows: 'number' },
  'server.password.common': {},
  'server.password.name': {},
  'server.password.temporary': {},
  'server.operator.about': {},
  'server.operator.user': {},
  'server.operator.person': {},
  'server.operator.table': {},
  'server.operator.file': {},
  'server.operator.resetPassword': {},
  'server.operator.ban': {},
  'server.operator.unban': {},
  'server.operator.removeTable': {},
  'server.operator.backup': {},
  'server.operator.restore': {},
  'server.operator.lang': {},
  'server.operator.unknown': { command: 'text', known: 'texts' },
  'server.operator.missing': { command: 'text', what: 'text' },
  'server.operator.fileThere': { file: 'text' },
  'server.operator.noFile': { file: 'text' },
  'server.operator.noDatabase': { where: 'text' },
  'server.operator.didReset': { who: 'text' },
  'server.operator.didBan': { who: 'text' },
  'server.operator.didUnban': { who: 'text' },
  'server.operator.didRemove': { table: 'text' },
  'server.operator.didBackup': { file: 'text', rows: 'number' },
  'server.operator.didRestore': { rows: 'number' },
  'server.data.moved': { from: 'text', to: 'text' },
  'server.data.busy': { from: 'text' },
  'server.settings.whole': { name: 'text', given: 'text', min: 'text', max: 'text', example: 'text' },
  'server.settings.number': { name: 'text', given: 'text', min: 'text', max: 'text', example: 'text' },
  'server.settings.choice': { name: 'text', given: 'text', known: 'texts' },
  'server.settings.form': { name: 'text', example: 'text' },
  'server.settings.pair': { given: 'text', missing: 'text', example: 'text' },
  'server.port.taken': { port: 'text', setting: 'text', example: 'text' },
  'server.port.forbidden': { port: 'text', setting: 'text', example: 'text' },
  'server.host.elsewhere': { host: 'text', setting: 'text', example: 'text' },
  'server.database.unreachable': { where: 'text', reason: 'text', setting: 'text', example: 'text' },
  'server.database.refused': { where: 'text', reason: 'text', setting: 'text', example: 'text' },
  'server.database.unopened': { where: 'text', reason: 'text', setting: 'text', example: 'text' },
  'server.database.later': { folder: 'text', address: 'text' },
  'server.database.away': {},
  'server.database.full': {},
  'server.database.unsafe': { off: 'texts', setting: 'text', example: 'text' },
  'server.table.damaged': { seq: 'number' },
  'server.operator.diskFull': { file: 'text' },
  'server.mail.confirm': { code: 'text' },
  'server.mail.yourTurn': { game: 'game' },
  'server.mail.asked': { game: 'game' },
  'server.mail.started': { game: 'game' },
  'server.mail.finished': { game: 'game' },
  'server.banner.here': { url: 'text' },
  'server.banner.house': { url: 'text' },
} as const satisfies PhraseBook;

type ServerBook = typeof SERVER_BOOK;

/** What the page itself may have to say where a refusal is expected. */
type TroubleBook = { readonly [Key in Extract<ShellKey, `trouble.${string}` | 'web.noServer'>]: object };

/** What is wrong with a scenario file: a game refuses what it's given with these. */
type FindingBook = {
  readonly [Key in keyof typeof findings]: {
    readonly [Name in Unquoted<keyof ArgsOf<(typeof findings)[Key]>>]: 'text';
  };
};

/** Braces within quotes are no argument. */
type Unquoted<Name> = Name extends `${string}'${string}` ? never : Name & string;

declare module '@moonstaff/kernel/phrase' {
  interface Phrases extends ServerBook, TroubleBook, FindingBook {}
}

/** Every phrase that is not a game's own. */
export const HOUSE_BOOK: PhraseBook = {
  ...KERNEL_BOOK,
  ...SERVER_BOOK,
  ...Object.assign({}, ...Object.values(GAMES).map(({ actions, story }) => ({ ...actions, ...story }))),
};
