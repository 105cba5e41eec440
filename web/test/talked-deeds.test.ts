import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { arnak } from '@moonstaff/arnak';
import { guild } from '@moonstaff/guild';
import { type AnyGame, eventFor, Match, parseLog } from '@moonstaff/kernel';
import { loadWords, plain } from '@moonstaff/text';
import { feats as arnakFeats } from '../src/boards/arnak/feats.ts';
import { turns } from '../src/boards/arnak/turns.ts';
import { feats as guildFeats } from '../src/boards/guild/feats.ts';
import type { LogLine } from '../src/table/source.ts';
import { amongTalk, doneIn, type TalkedDeed, talkedDeeds } from '../src/table/talk/deeds.ts';

/** Records come before the game, too. */
const EARLIER = 4;

/** A recorded game as its first seat knows it, with the record that told each line. */
function recorded(name: string, game: AnyGame) {
  const log = parseLog(readFileSync(new URL(`../shots/games/${name}.log.json`, import.meta.url), 'utf8'));
  const match = Match.start(game, log);
  const lines: LogLine[] = [];
  const records: number[] = [];
  for (const [entry, done] of log.entries.entries())
    for (const event of match.enter(done)) {
      const seat = 'seat' in done ? done.seat : 0;
      lines.push({ id: lines.length, seat, entry, phrase: eventFor(event, 0) });
      records.push(entry + EARLIER);
    }
  return { now: { game: game.id, log: lines }, records };
}

const inArnak = { ...recorded('arnak', arnak), turns, feats: arnakFeats };
const inGuild = { ...recorded('guild', guild), turns: undefined, feats: guildFeats };

const keysOf = ({ sentences }: TalkedDeed): readonly string[] => sentences.flat().map(({ key }) => key);

test('in Arnak, discoveries with their guardians, overcome guardians and the Lost Temple are worth talking about', () => {
  const deeds = talkedDeeds(inArnak);
  const events = inArnak.now.log.map(({ phrase }) => phrase.key);
  const count = (key: string): number => events.filter((one) => one === key).length;
  const told = deeds.flatMap(keysOf);
  const toldOf = (key: string): number => told.filter((one) => one === key).length;
  assert.ok(count('arnak.discovered') > 0 && count('arnak.overcame') > 0);
  assert.equal(toldOf('arnak.story.foundSite'), count('arnak.discovered'));
  assert.equal(toldOf('arnak.story.awakensThere'), count('arnak.guardianPlaced'));
  assert.equal(toldOf('arnak.story.overcame'), count('arnak.overcame'));
  const temple = { key: 'arnak.story.templeTile', args: { seat: 0, stack: 'gold', price: ['paid'] } };
  const dug = { key: 'arnak.story.dug', args: { seat: 0 } };
  assert.deepEqual(
    arnakFeats.told({ lines: [{ kind: 'line', seat: 0, sentences: [[dug, temple]], events: [] }], events: [] }),
    [[{ ...temple, args: { ...temple.args, price: [] } }]],
    'without its price',
  );
});

test('in the Guild, goals, towers, trade routes and treasures are worth talking about', () => {
  const deeds = talkedDeeds(inGuild);
  const events = inGuild.now.log.map(({ phrase }) => phrase.key);
  const told = deeds.flatMap(keysOf);
  for (const [event, clause] of [
    ['guild.event.goal', 'guild.story.goal'],
    ['guild.event.tower', 'guild.story.tower'],
    ['guild.event.trade', 'guild.story.trade'],
    ['guild.event.treasureCoins', 'guild.story.treasureCoins'],
  ]) {
    const done = events.filter((key) => key === event).length;
    assert.ok(done > 0, event);
    assert.equal(told.filter((key) => key === clause).length, done, clause);
  }
});

test('each stands there once, with the player who did it, where it was done in the course of the talk', () => {
  for (const played of [inArnak, inGuild]) {
    const deeds = talkedDeeds(played);
    assert.equal(new Set(deeds.map(({ block }) => block.id)).size, deeds.length);
    for (const { id, block } of deeds) {
      const event = played.now.log.find(
        (line, i) => played.records[i] === id && played.feats.events.has(line.phrase.key),
      );
      assert.equal(event?.phrase.args['seat'], block.seat, String(id));
    }
  }
  const [first, second] = talkedDeeds(inArnak);
  assert.ok(first && second);
  const said = (id: number) => ({ kind: 'chat', id, at: 0, person: 'b', name: 'Bruno', text: 'Well done' }) as const;
  const among = amongTalk([said(1), said(first.id + 0.5)], [first, second]);
  assert.deepEqual(
    among.map(({ kind }) => kind),
    ['chat', 'deed', 'chat', 'deed'],
  );
});

test('a game that names nothing has nothing to talk about, and what was undone isn’t talked about', () => {
  assert.deepEqual(talkedDeeds({ ...inArnak, feats: { events: new Set(), told: () => [] } }), []);
  const [first] = talkedDeeds(inArnak);
  const before = inArnak.now.log.findIndex((_, i) => inArnak.records[i] === first?.id);
  assert.deepEqual(talkedDeeds({ ...inArnak, now: { game: 'arnak', log: inArnak.now.log.slice(0, before) } }), []);
});

test('they’re read in every language', async () => {
  for (const language of ['en', 'de', 'pl', 'ru'] as const) {
    const words = await loadWords(language);
    for (const [game, played] of [
      [arnak, inArnak],
      [guild, inGuild],
    ] as const) {
      const scene = { phrases: game.phrases, seats: ['Ilka', 'Marek', 'Juno'] };
      for (const { sentences } of talkedDeeds(played)) {
        const told = plain(words.line({ kind: 'line', sentences, events: [] }, scene));
        assert.match(told, /^(Ilka|Marek|Juno) \S+ .+\.$/, told);
        assert.ok(told.length < 160, told);
      }
    }
  }
});

test('neither the table before it nor what others do at the same time is a step of a deed', () => {
  const line = (seat: number) => ({ kind: 'line', seat, sentences: [], events: [] }) as const;
  const [left, own, others] = [{ lines: [] }, { lines: [line(1)] }, { lines: [line(0)] }];
  assert.deepEqual(doneIn({ seat: 1 }, [left, own, others]), [own]);
});
