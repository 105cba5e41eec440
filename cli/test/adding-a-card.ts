import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
    card: 'spare-wheel',
    kind: 'item',
    names: 'card',
    bookEntry: /\*\*(Spare Wheel|Ersatzrad|Koło zapasowe|Запасное колесо)\*\*/,
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

/** The tests that a chapter names at its end. */
function testsOf({ title }: Chapter): readonly string[] {
  const [, paths = ''] = /^ {4}npm test -- (.*)$/m.exec(GUIDE.slice(GUIDE.indexOf(title))) ?? [];
  return paths.split(' ');
}

const CARDS = CHAPTERS.map((chapter) => {
  const steps = stepsOf(chapter);
  return { chapter, data: at(steps, 0), names: steps.slice(1, -1), scenario: at(steps, steps.length - 1) };
});

/** The names of cards, and whatever they are checked against. */
const WORDS = { extends: '../tsconfig.json', include: ['../text/src'] };

interface GuideOptions {
  /**
   * Both games; regenerates everything, and does all checks and tests that the guide names. Otherwise a card of Arnak, and
   * what's about the card itself.
   */
  readonly whole: boolean;
  /** Whether it compiles again once the names are there. */
  readonly compilesAgain: boolean;
}

/** Follows the guide to adding a card, step by step, in a copy of the project. */
export function followTheGuide({ whole, compilesAgain }: GuideOptions): void {
  const copy = projectCopy({ after });
  const cards = whole ? CARDS : CARDS.slice(0, 1);
  const run = (...args: readonly string[]): { readonly status: number | null; readonly out: string } => {
    // Node would take its tests for a part of this one.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, [...args], { cwd: copy, encoding: 'utf8', env });
    return { status, out: stdout + stderr };
  };
  const succeeds = (...args: readonly string[]): void => {
    const { status, out } = run(...args);
    assert.equal(status, 0, `${args.join(' ')}\n${out}`);
  };
  const moonstaff = (...args: readonly string[]) => run('cli/src/main.ts', ...args);
  const typeErrors = (): string => {
    mkdirSync(join(copy, '.moonstaff'), { recursive: true });
    writeFileSync(join(copy, '.moonstaff/words.json'), JSON.stringify(WORDS));
    return run('node_modules/typescript-native/bin/tsc', '-p', '.moonstaff/words.json', '--checkers', '1').out;
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
    for (const { chapter, scenario } of cards) {
      const [file, text] = scenario;
      writeFileSync(join(copy, file), text);
      const { status, out } = moonstaff('scenario', file);
      assert.notEqual(status, 0);
      assert.match(out, new RegExp(chapter.card));
    }
  });

  it('does not compile until a card has its names in all four languages', () => {
    for (const { chapter, data } of cards) put(chapter, data);
    const errors = typeErrors();
    for (const { chapter, names } of cards) {
      for (const step of names) {
        assert.ok(errors.includes(step[0]), `${step[0]}\n${errors}`);
        put(chapter, step);
      }
    }
    // Compiling once more takes as long as all the rest; what the names are for is looked at below.
    if (compilesAgain) assert.equal(typeErrors(), '');
  });

  it('ends with a card that can be played, listed, and read about in every language', () => {
    succeeds(whole ? 'tools/regenerate.ts' : 'text/tools/book.ts');
    for (const { chapter, scenario } of cards) {
      const { game, kind, card, bookEntry } = chapter;
      succeeds('cli/src/main.ts', 'scenario', scenario[0]);
      assert.match(moonstaff('facts', '--game', game, '--kind', kind).out, new RegExp(card));
      for (const code of ['en', 'de', 'pl', 'ru']) {
        assert.match(readFileSync(join(copy, `text/book/${code}.md`), 'utf8'), bookEntry);
      }
    }
  });

  if (whole) {
    it('passes every check once Biome has put it in order', () => {
      succeeds('node_modules/@biomejs/biome/bin/biome', 'check', '--write');
      succeeds('tools/check.ts');
    });

    it('passes the tests that the guide names', () => {
      succeeds('tools/test.ts', ...new Set(CHAPTERS.flatMap(testsOf)));
    });
  } else {
    it('leaves the lines of play as they were counted', () => {
      succeeds('--test', '--test-name-pattern', 'lines of play', 'games/arnak/test/conformance.test.ts');
    });
  }

  it('refuses a second card with the same id by name', () => {
    for (const { chapter, data } of cards) {
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
