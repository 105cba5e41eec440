import type { GameId } from '@moonstaff/catalogue';
import { draftsIn, draftText, loadAdapter } from '@moonstaff/scenarios/page';
import { late } from '../../../kit/late/late.ts';
import type { Example } from '../../../table/diagram/DiagramSource.ts';
import type { DiagramSpec } from './diagrams.ts';
import { exampleOf, scenarioIn } from './example.ts';

/** The files of the diagrams, each fetched when one of its scenarios comes into view. */
const FILES = import.meta.glob<string>(
  [
    '../../../../../scenarios/arnak/acceptance/*.yaml',
    '../../../../../scenarios/arnak/idols/slots.yaml',
    '../../../../../scenarios/guild/*.yaml',
    '../../../../../scenarios/guild/cards/era.yaml',
    '../../../../../scenarios/guild/goals/{aghon,avenia,crediting}.yaml',
  ],
  { query: '?raw', import: 'default' },
);

/** How many scenarios show each rule. */
const COUNTS = import.meta.glob<{ readonly [rule: string]: number }>('../../../../../scenarios/counts/*.json', {
  import: 'default',
});

/** An example, the rule it's about, and how many scenarios show that rule. */
export interface ShownExample {
  readonly example: Example;
  readonly rule: string;
  readonly count: number;
}

const known = new Map<string, () => Promise<ShownExample>>();

/** The same promise each time, so that React may wait for it. */
export function loadExample(game: GameId, spec: DiagramSpec, nameOf: (seat: number) => string): Promise<ShownExample> {
  const id = [game, spec.file, spec.title, nameOf(0)].join(' ');
  const load =
    known.get(id) ??
    late(async () => {
      const [text, adapter, counts] = await Promise.all([
        textOf(game, spec),
        loadAdapter(game),
        COUNTS[`../../../../../scenarios/counts/${game}.json`]?.(),
      ]);
      const scenario = scenarioIn(spec, text);
      const [rule = ''] = scenario.rules;
      return { example: exampleOf(scenario, adapter, nameOf), rule, count: counts?.[rule] ?? 0 };
    });
  known.set(id, load);
  return load();
}

const textOf = async (game: GameId, { file }: DiagramSpec): Promise<string> =>
  (await FILES[`../../../../../scenarios/${game}/${file}.yaml`]?.()) ?? '';

/** The scenario of a diagram as a file of its own. */
export async function loadFile(game: GameId, spec: DiagramSpec): Promise<string> {
  const draft = draftsIn(spec.file, await textOf(game, spec)).find(({ title }) => title.startsWith(spec.title));
  return draft === undefined ? '' : draftText(draft);
}
