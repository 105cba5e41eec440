import type { GameId } from '@moonstaff/catalogue';
import { loadAdapter } from '@moonstaff/scenarios/page';
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
  ],
  { query: '?raw', import: 'default' },
);

const known = new Map<string, () => Promise<Example>>();

/** The same promise each time, so that React may wait for it. */
export function loadExample(game: GameId, spec: DiagramSpec, nameOf: (seat: number) => string): Promise<Example> {
  const id = [game, spec.file, spec.title, nameOf(0)].join(' ');
  const load =
    known.get(id) ??
    late(async () => {
      const file = FILES[`../../../../../scenarios/${game}/${spec.file}.yaml`];
      const [text = '', adapter] = await Promise.all([file?.(), loadAdapter(game)]);
      return exampleOf(scenarioIn(spec, text), adapter, nameOf);
    });
  known.set(id, load);
  return load();
}
