import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { GAME_IDS, type GameId } from '@moonstaff/catalogue';
import { loadAdapter, run } from '@moonstaff/scenarios/page';
import { loadWords, rulesTold } from '@moonstaff/text';
import { DIAGRAMS, type DiagramSpec, TOLD_ONLY } from '../src/pages/rules/diagram/diagrams.ts';
import { exampleOf, scenarioIn } from '../src/pages/rules/diagram/example.ts';
import { isAsked } from '../src/pages/rules/diagram/todo.ts';
import { DiagramSource, doerOf } from '../src/table/diagram/DiagramSource.ts';

const nameOf = (seat: number): string => `P${seat + 1}`;

const scenarioOf = (game: GameId, spec: DiagramSpec) =>
  scenarioIn(spec, readFileSync(new URL(`../../scenarios/${game}/${spec.file}.yaml`, import.meta.url), 'utf8'));

for (const game of GAME_IDS) {
  describe(`the diagrams of ${game}`, async () => {
    const sections = await (await loadWords('en')).rules(game);
    const adapter = await loadAdapter(game);
    const specs = Object.entries(DIAGRAMS[game]).flatMap(([section, some]) => some.map((spec) => ({ section, spec })));

    it('show every section that has something to show', () => {
      const shown = [...Object.keys(DIAGRAMS[game]), ...TOLD_ONLY[game]];
      assert.deepEqual(shown.sort(), sections.map(({ id }) => id).sort());
    });

    for (const { section, spec } of specs) {
      it(`show ${section} by “${spec.title}”`, () => {
        const scenario = scenarioOf(game, spec);
        assert.deepEqual(run(scenario, adapter), []);
        const told = sections.find(({ id }) => id === section)?.tells.flatMap(rulesTold) ?? [];
        // The first one is named above the picture.
        assert.ok(told.includes(scenario.rules[0] ?? ''), `${scenario.rules[0]} isn’t in ${section}`);
        const example = exampleOf(scenario, adapter, nameOf);
        assert.ok(example.entries.length > 0, 'nothing is done');
        assert.ok(example.entries.every(({ kind }) => kind === 'act'));
      });

      it(`let ${section} be tried by “${spec.title}”, one thing at a time`, async () => {
        const example = exampleOf(scenarioOf(game, spec), adapter, nameOf);
        const source = new DiagramSource(example, 0, false);
        for (let turns = 0; !source.done(); turns++) {
          assert.ok(turns < 50);
          const wanted = source.wanted();
          assert.ok(wanted !== undefined);
          assert.ok(isAsked(wanted.action.type), `no sentence asks for ${wanted.action.type}`);
          const now = source.snapshot();
          assert.deepEqual(now.legal, [wanted.action]);
          source.act({ type: 'nothing of the kind' });
          assert.equal(source.wanted(), wanted, 'a wrong press changes nothing');
          source.act(wanted.action);
        }
        assert.equal(source.snapshot().viewer, doerOf(example));
        await source.again();
        assert.ok(!source.done());
        const still = new DiagramSource(example, 0, true);
        assert.deepEqual(still.snapshot().legal, []);
      });
    }
  });
}

describe('a diagram', () => {
  it('answers a wrong press with the reason', async () => {
    const [spec] = DIAGRAMS.arnak['dig'] ?? [];
    assert.ok(spec !== undefined);
    const source = new DiagramSource(
      exampleOf(scenarioOf('arnak', spec), await loadAdapter('arnak'), nameOf),
      0,
      false,
    );
    const taken = await source.explain({ type: 'dig', site: 'camp-coins', space: 0 });
    assert.equal(taken?.key, 'arnak.why.occupied');
    const other = await source.explain({ type: 'dig', site: 'camp-tablets', space: 0 });
    assert.equal(other?.key, 'act.example');
  });
});
