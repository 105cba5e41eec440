import { mapNamed, type PlayerView } from '@moonstaff/guild';
import type { ShellKey } from '@moonstaff/text';
import { spaceNamed } from '../moment.ts';

/** What a thing on the map is called, and one sentence about it. */
export interface About {
  /** The space itself is meant, by its terrain and what's printed there. */
  readonly isPrinted?: true;
  readonly name: Extract<ShellKey, `guildSign.${string}`>;
  readonly text: Extract<ShellKey, `guildSign.${string}Text`>;
}

const ABOUT = {
  capital: { name: 'guildSign.capital', text: 'guildSign.capitalText' },
  city: { name: 'guildSign.city', text: 'guildSign.cityText' },
  ruin: { name: 'guildSign.ruin', text: 'guildSign.ruinText' },
  tower: { name: 'guildSign.tower', text: 'guildSign.towerText' },
  crystal: { name: 'guildSign.crystal', text: 'guildSign.crystalText' },
  coin: { name: 'guildSign.coinSpace', text: 'guildSign.coinSpaceText' },
  grass: { name: 'guildSign.grass', text: 'guildSign.grassText' },
  desert: { name: 'guildSign.desert', text: 'guildSign.desertText' },
  mountain: { name: 'guildSign.mountain', text: 'guildSign.mountainText' },
  sea: { name: 'guildSign.sea', text: 'guildSign.seaText' },
  volcano: { name: 'guildSign.volcano', text: 'guildSign.volcanoText' },
  reef: { name: 'guildSign.reef', text: 'guildSign.reefText' },
  village: { name: 'guildSign.village', text: 'guildSign.villageText' },
  post: { name: 'guildSign.post', text: 'guildSign.postText' },
} as const satisfies { readonly [thing: string]: About };

/** What a space is: what was built there comes before what is printed. Nothing off the map. */
export function aboutSpace(map: string, player: PlayerView, space: string): About | undefined {
  const blocked = mapNamed(map).blocked.get(space);
  if (blocked !== undefined) return ABOUT[blocked];
  const found = spaceNamed(map, space);
  if (found === undefined) return undefined;
  if (player.villages.includes(space)) return ABOUT.village;
  if (player.posts.includes(space)) return ABOUT.post;
  const { terrain, feature } = found;
  const printed = feature.type === 'empty' ? terrain : feature.type;
  return printed === 'wild' ? undefined : { ...ABOUT[printed], isPrinted: true };
}
