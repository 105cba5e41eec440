import { z } from 'zod';
import { id, instant, oneLine } from './basics.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** How long people may think. `live`: a budget for the whole game, plus an increment per turn; `slow`: a limit per turn. */
export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    seconds: z.int().min(10).max(DAY),
    increment: z.int().min(0).max(DAY),
  }),
  z.strictObject({
    kind: z.literal('slow'),
    seconds: z
      .int()
      .min(MINUTE)
      .max(30 * DAY),
  }),
]);
export type Clock = z.infer<typeof clock>;

/** The name of a bot level, such as `random`. `GET /api/games` lists those a server has. */
export const level = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

export const options = z.record(z.string().max(64), z.union([z.string().max(64), z.number()]));

/** What the host of a table decides before the game starts. */
export const settings = z.strictObject({
  game: z.string().max(32),
  options,
  /** Listed for everyone. Otherwise only people with the invitation link can find the table. */
  public: z.boolean(),
  /** Whether anyone who has the address of a private table may ask the host for a seat. */
  seatRequests: z.boolean().optional(),
  /** Whether seats are shuffled when the game starts or stay as people took them. */
  seating: z.enum(['shuffled', 'chosen']),
  clock,
  /** What happens when a clock runs out: a bot plays that turn, or the others decide whether a bot takes the seat. */
  onTimeout: z.enum(['bot', 'others']),
  chat: z.boolean(),
  spectators: z.boolean(),
  /** Whether the result changes the ratings of those who play. */
  rated: z.boolean().optional(),
  /** What the host calls the table. */
  title: oneLine(40).optional(),
  /** What the host says to those they invite. */
  message: oneLine(140).optional(),
  /** The club it belongs to. Its members find the table and may come in. */
  club: id.optional(),
  /** Whether players may ask their page for a hint. Unless the host decides, only where nobody plays against people. */
  hints: z.boolean().optional(),
  /** At tables with days for each turn: how many days off everybody may take. Two weeks, unless the host decides. */
  daysOff: z.int().min(0).max(60).optional(),
  /** Only set by the server: somebody's try at the challenge of that day. */
  challenge: z.strictObject({ day: z.string().max(10), endsAt: instant }).optional(),
});
export type Settings = z.infer<typeof settings>;

const wantedSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level }),
]);
export type WantedSeat = z.infer<typeof wantedSeat>;
export { wantedSeat };

/** A new table. Its host gets the first open seat. */
export const newTable = z.strictObject({
  game: settings.shape.game,
  options: options.default({}),
  seats: z.array(wantedSeat).min(1).max(8),
  public: z.boolean().default(false),
  seating: settings.shape.seating.default('shuffled'),
  clock: clock.default({ kind: 'none' }),
  onTimeout: settings.shape.onTimeout.default('others'),
  chat: z.boolean().default(true),
  spectators: z.boolean().default(true),
  seatRequests: settings.shape.seatRequests,
  rated: settings.shape.rated,
  title: settings.shape.title,
  message: settings.shape.message,
  club: settings.shape.club,
  hints: settings.shape.hints,
  daysOff: settings.shape.daysOff,
});
export type NewTable = z.input<typeof newTable>;
export type CheckedNewTable = z.output<typeof newTable>;

export const settingsChange = settings
  .omit({ game: true, club: true, challenge: true })
  .extend({
    /** Nothing takes the name or the message away. */
    title: z.union([settings.shape.title, z.literal('')]),
    message: z.union([settings.shape.message, z.literal('')]),
  })
  .partial();
export type SettingsChange = z.infer<typeof settingsChange>;
