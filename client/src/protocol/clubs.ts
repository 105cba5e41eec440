import { z } from 'zod';
import { id, instant, oneLine } from './basics.ts';
import { options } from './settings.ts';
import { tableSummary } from './table.ts';

/** The icons a club can choose as its crest. */
export const CRESTS = [
  'campfire',
  'compass',
  'crescent-staff',
  'elven-castle',
  'laurels',
  'owl',
  'sailboat',
  'spyglass',
  'sundial',
  'treasure-map',
] as const;
export const crest = z.enum(CRESTS);
export type Crest = z.infer<typeof crest>;

export const clubName = oneLine(40);

/** The secret in a club's link. Anyone who has it can join. */
export const clubCode = z.string().regex(/^[a-z2-9]{12}$/);

export const newClub = z.strictObject({ name: clubName, crest: crest.default('campfire') });

/** When the club meets next, and what for. */
export const evening = z.object({ at: instant, note: z.string().optional() });
export type Evening = z.infer<typeof evening>;

export const clubChange = z
  .strictObject({
    name: clubName,
    crest,
    /** Hands the club over to another member. */
    owner: id,
    evening: z.union([z.strictObject({ at: instant, note: oneLine(120).optional() }), z.literal('none')]),
  })
  .partial();
export type ClubChange = z.infer<typeof clubChange>;

export const clubMember = z.object({
  person: id,
  name: z.string(),
  /** Has the page open, sits at one of the club's running tables with it open, or is away. */
  presence: z.enum(['here', 'table', 'away']),
  table: id.optional(),
  /** When they were last here. Absent if they never came. */
  seenAt: instant.optional(),
  /** Whether they come to the next evening, once they've said so. */
  coming: z.boolean().optional(),
});
export type ClubMember = z.infer<typeof clubMember>;

/** A running or open table of a club, with what members need to come in. */
export const clubTable = tableSummary.extend({ invite: z.string() });
export type ClubTable = z.infer<typeof clubTable>;

/** What "same people again" would open. */
export const lineUp = z.object({
  game: z.string(),
  options,
  people: z.array(z.object({ person: id, name: z.string() })),
});
export type LineUp = z.infer<typeof lineUp>;

/** A club as its members see it. */
export const club = z.object({
  id,
  name: z.string(),
  crest,
  owner: id,
  code: clubCode,
  createdAt: instant,
  /** How many games were finished in this club. */
  games: z.int(),
  evening: evening.optional(),
  members: z.array(clubMember),
  tables: z.array(clubTable),
  again: lineUp.optional(),
});
export type Club = z.infer<typeof club>;

/** A table of a club that hasn't begun, where one could still sit down. */
export const freeTable = z.object({ table: id, invite: z.string(), game: z.string(), host: z.string() });
export type FreeTable = z.infer<typeof freeTable>;

/** One of my clubs in a list. */
export const clubSummary = z.object({
  id,
  name: z.string(),
  crest,
  members: z.int(),
  here: z.int(),
  evening: evening.optional(),
  free: z.array(freeTable).default([]),
  /** A few of the others, those who are here first. */
  faces: z.array(clubMember.pick({ person: true, name: true, presence: true })).default([]),
  /** Its latest game, and who won it. */
  last: z.object({ game: z.string(), board: z.string(), winners: z.array(z.string()) }).optional(),
});
export type ClubSummary = z.infer<typeof clubSummary>;

/** What a club's link shows before one joins. */
export const clubDoor = z.object({ id, name: z.string(), crest, members: z.int(), member: z.boolean() });
export type ClubDoor = z.infer<typeof clubDoor>;

/** A line of the standings. */
export const standing = z.object({
  person: id,
  name: z.string(),
  /** Absent before five rated games. */
  rating: z.int().optional(),
  /** Rated games so far. */
  games: z.int(),
  /** Since a week ago. */
  change: z.int().optional(),
  /** The last ratings, up to ten, oldest first. */
  recent: z.array(z.int()),
  played: z.int(),
  won: z.int(),
  /** When their last rated game was. */
  lastAt: instant.optional(),
});
export type Standing = z.infer<typeof standing>;

/** How often `person` was ahead of `other`, and behind, in all games both sat in. */
export const pairing = z.object({ person: id, other: id, ahead: z.int(), behind: z.int(), played: z.int() });
export type Pairing = z.infer<typeof pairing>;
