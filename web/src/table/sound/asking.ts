import type { Layout } from '../../kit/settings/layout.ts';
import type { Settings } from '../../kit/settings/preferences.ts';

/**
 * Where a table asks once whether there should be sound: a wide bar has room for the question. Elsewhere it has a row of its own,
 * until it's answered.
 */
export function whereToAsk(
  { sound, soundAsked }: Pick<Settings, 'sound' | 'soundAsked'>,
  layout: Layout,
): 'bar' | 'row' | undefined {
  if (sound || soundAsked) return undefined;
  return layout === 'wide' ? 'bar' : 'row';
}
