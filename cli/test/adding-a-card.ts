import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { arnak } from '@moonstaff/arnak';
import { guild } from '@moonstaff/guild';
import { at } from '@moonstaff/kernel';
import { projectCopy } from '@moonstaff/tools/project-copy';

type Step = readonly [file: string, code: string];

interface Chapter {
  readonly title: string;
  readonly game: 'arnak' | 'guild';
  readonly rules: number;
  readonly card: string;
  /** How `moonstaff facts` calls this kind of card. */
  readonly kind: string;
  /** Where its names go. */
  readonly names: string;
  readonly bookEntry: RegExp;
}

const CHAPTERS: readonly Chapter[] = [
  {
    title: '## Arnak: an item',
    game: 'arnak',
    rules: arnak.rules.current,
    card: 'tandem',
    kind: 'item',
    names: 'card',
    bookEntry: /\*\*(Tandem|Тандем)\*\*/,
  },
  {
    title: '## The Guild: an Investigate card',
    game: 'guild',
    rules: guild.rules.current,
    card: 'list-grass2-sea2',
    kind: 'investigateCard',
    names: 'investigateCard',
    bookEntry: /\*\*(Meadows and bays|Wiesen und Buchten|Łąki i zatoki|Луга и заливы)\*\*/,
  },
];

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/adding-a-card.md'), 'utf8');

/** The steps of a chapter: the file each names, and what to write there. */
function stepsOf({ title }: Chapter): readonly Step[] {
  const begin = GUIDE.indexOf(title);
  const chapter = GUIDE.slice(begin, GUIDE.indexOf('**4.**', begin));
  const steps = chapter.matchAll(/`((?:games|text|scenarios)\/[\w./-]+)`:\n\n```\w+\n(.*?)```/gs);
  return Array.from(steps, ([, file = '', code = '']) => [file, code]);
}

const CARDS = CHAPTERS.map((chapter) => {
  const steps = stepsOf(chapter);
  return { chapter, data: at(steps, 0), names: steps.slice(1, -1), scenario: at(steps, steps.length - 1) };
});

/** The names of cards, and whatever they are checked against. */
const WORDS = { extends: './tsconfig.json', include: ['text/src'] };
/** Everything but the tests, which are half of the work: with the settings of the pages, so that all is checked once. */
const SOURCES = { extends: './web/tsconfig.json', include: ['*/src', 'games/*/src'] };

interface GuideOptions {
  /** Compiles everything, regenerates everything, and plays all other scenarios. Otherwise what's about the card itself. */
  readonly whole: boolean;
}

/** Follows the guide to adding a card, step by step, in a copy of the project. */
export function followTheGuide({ whole }: GuideOptions): void {
  const copy = projectCopy({ after });
  const run = (...args: readonly string[]): { readonly status: number | null; readonly out: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...args], { cwd: copy, encoding: 'utf8' });
    return { status, out: stdout + stderr };
  };
  const moonstaff = (...args: readonly string[]) => run('cli/src/main.ts', ...args);
  const typeErrors = (project: object): string => {
    writeFileSync(join(copy, 'project.json'), JSON.stringify(project));
    return run('node_modules/typescript-native/bin/tsc', '-p', 'project.json', '--checkers', '1').out;
  };

  /** Puts a piece of code first into the list or record where the guide says it goes. */
  function put({ names, rules }: Chapter, [file, code]: Step): void {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    const place = file.includes('/data/') ? /= \[\n/ : new RegExp(`\\b${names}: \\{\n`);
    assert.match(text, place, file);
    const filled = code.replace('NEWEST', String(rules + 1));
    writeFileSync(
      path,
      text.replace(place, (found) => found + filled),
    );
  }

  it('asks for no more than six files: the card, its names, a scenario', () => {
    for (const { data, names, scenario } of CARDS) {
      const files = [data, ...names, scenario].map(([file]) => file);
      assert.equal(files.length, 6);
      assert.equal(new Set(files).size, 6);
    }
  });

  it('begins with a scenario that fails', () => {
    for (const { chapter, scenario } of CARDS) {
      const [file, text] = scenario;
      writeFileSync(join(copy, file), text);
      const { status, out } = moonstaff('scenario', file);
      assert.notEqual(status, 0);
      assert.match(out, new RegExp(chapter.card));
    }
  });

  it('does not compile until a card has its names in all four languages', () => {
    for (const { chapter, data } of CARDS) put(chapter, data);
    const errors = typeErrors(WORDS);
    for (const { chapter, names } of CARDS) {
      for (const step of names) {
        assert.ok(errors.includes(step[0]), `${step[0]}\n${errors}`);
        put(chapter, step);
      }
    }
    assert.equal(typeErrors(whole ? SOURCES : WORDS), '');
  });

  it('ends with a card that can be played, listed, and read about in every language', () => {
    const regenerated = run(whole ? 'tools/regenerate.ts' : 'text/tools/book.ts');
    assert.equal(regenerated.status, 0, regenerated.out);
    for (const { chapter, scenario } of CARDS) {
      const { game, kind, card, bookEntry } = chapter;
      const played = moonstaff('scenario', scenario[0]);
      assert.equal(played.status, 0, played.out);
      assert.match(moonstaff('facts', '--game', game, '--kind', kind).out, new RegExp(card));
      for (const code of ['en', 'de', 'pl', 'ru']) {
        assert.match(readFileSync(join(copy, `text/book/${code}.md`), 'utf8'), bookEntry);
      }
    }
  });

  const breaksNothingElse = (): void => {
    for (const { chapter } of CARDS) {
      const { status, out } = moonstaff('scenario', `scenarios/${chapter.game}`);
      assert.equal(status, 0, out);
    }
    for (const file of [
      'text/test/book.test.ts',
      'text/test/read-back.test.ts',
      'games/arnak/test/data.test.ts',
      'games/guild/test/data.test.ts',
    ]) {
      const { status, out } = run('--test', file);
      assert.equal(status, 0, `${file}\n${out}`);
    }
  };
  if (whole) it('breaks no other scenario, and no test of words or box content', breaksNothingElse);

  it('refuses a second card with the same id by name', () => {
    for (const { chapter, data } of CARDS) {
      const path = join(copy, data[0]);
      const once = readFileSync(path, 'utf8');
      put(chapter, data);
      const { status, out } = moonstaff('facts', '--game', chapter.game);
      writeFileSync(path, once);
      assert.notEqual(status, 0);
      assert.match(out, new RegExp(`two components have the id ${chapter.card}`));
    }
  });
}
