import { DEFAULT_LEVEL, isLevel, type Level } from '@moonstaff/catalogue';

const PLACE = 'moonstaff.lastBots';

/** How somebody last played against bots. */
interface LastBots {
  readonly bots: number;
  readonly level: Level;
}

const PRESET: LastBots = { bots: 2, level: DEFAULT_LEVEL };

function read(): { readonly [game: string]: Partial<LastBots> | undefined } {
  try {
    return Object(JSON.parse(localStorage.getItem(PLACE) ?? '{}'));
  } catch {
    return {};
  }
}

export function lastBots(game: string): LastBots {
  const { bots, level } = read()[game] ?? {};
  const fits = (bots === 1 || bots === 2 || bots === 3) && isLevel(level);
  return fits ? { bots, level } : PRESET;
}

export function keepLastBots(game: string, last: LastBots): void {
  localStorage.setItem(PLACE, JSON.stringify({ ...read(), [game]: last }));
}
