import { same } from '../../data.ts';
import type { Viewer } from '../../game.ts';
import { viewersOf } from '../claims.ts';
import { brief, type Moment } from '../moment.ts';
import { notPlain } from '../plain.ts';

/** Each view is plain data, carries the options of the table and shows what the game claims it shows. */
export function checkViews({ game, claims, state, seats, report }: Moment): void {
  for (const viewer of viewersOf(seats)) {
    const view = game.view(state, viewer);
    const odd = notPlain(view, 'view');
    if (odd !== undefined) report(`the view of ${viewer} does not survive JSON: ${odd}`);
    if (!same(view.options, state.options)) report(`the view of ${viewer} does not show the options`);
    checkShown(viewer, view, claims.shows(state, viewer), report);
  }
}

function checkShown(
  viewer: Viewer,
  view: unknown,
  shows: { readonly [path: string]: unknown },
  report: (what: string) => void,
): void {
  const claimed = Object.entries(shows);
  if (claimed.length === 0) report(`nothing is claimed to be visible to ${viewer}`);
  for (const [path, value] of claimed) {
    const shown = valueAt(view, path);
    if (!same(shown, value)) report(`the view of ${viewer} shows at ${path} ${brief(shown)}, not ${brief(value)}`);
  }
}

function valueAt(tree: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((branch, key) => {
    return typeof branch === 'object' && branch !== null && Object.hasOwn(branch, key)
      ? branch[key as keyof typeof branch]
      : undefined;
  }, tree);
}
