import type { ShellKey, Words } from '@moonstaff/text';
import type { IconName } from '../../kit/art/icon-names.ts';
import type { LookName, SignSpec } from '../../kit/art/signs.ts';
import type { TravelKind } from '../../kit/art/Travel.tsx';

/** Messages that name or explain a sign. */
type SignKey = Extract<ShellKey, `${string}Sign.${string}`>;

/** A sign of the game, what it's called and what it means. */
export interface SignEntry {
  readonly name: SignKey;
  readonly text: SignKey;
  readonly sign: SignSpec | { readonly look: LookName };
}

export interface SignGroup {
  readonly title: SignKey;
  readonly signs: readonly SignEntry[];
}

/** The drawings of travel icons. */
const TRAVEL = {
  boot: 'leather-boot',
  car: 'jeep',
  ship: 'sailboat',
  plane: 'commercial-airplane',
} as const satisfies { readonly [kind in TravelKind]: IconName };

/** What a drawing on the page is known by (`data-sign`). */
export function signName(sign: SignEntry['sign']): string {
  if ('look' in sign) return sign.look;
  if ('token' in sign) return sign.token;
  if ('travel' in sign) return TRAVEL[sign.travel];
  return 'icon' in sign ? sign.icon : sign.text;
}

export const entryFor = (groups: readonly SignGroup[], name: string): SignEntry | undefined =>
  groups.flatMap(({ signs }) => signs).find(({ sign }) => signName(sign) === name);

/** The groups with those signs whose name or meaning has all of these words in it. */
export function found(groups: readonly SignGroup[], search: string, words: Words): readonly SignGroup[] {
  const wanted = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ name, text }: SignEntry): boolean => {
    const said = `${words.t(name)} ${words.t(text)}`.toLocaleLowerCase();
    return wanted.every((word) => said.includes(word));
  };
  return groups.map((group) => ({ ...group, signs: group.signs.filter(fits) })).filter(({ signs }) => signs.length > 0);
}
