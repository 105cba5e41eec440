import type { SignGroup } from '../../table/key/signs.ts';

/** Every sign of the game, in the order of the key. */
export const SIGNS: readonly SignGroup[] = [
  {
    title: 'guildSign.group.pieces',
    signs: [
      { name: 'guildSign.coin', text: 'guildSign.coinText', sign: { token: 'coin' } },
      { name: 'guildSign.explorer', text: 'guildSign.explorerText', sign: { icon: 'cube' } },
      { name: 'guildSign.village', text: 'guildSign.villageText', sign: { icon: 'hut' } },
      { name: 'guildSign.tower', text: 'guildSign.towerText', sign: { icon: 'watchtower' } },
      { name: 'guildSign.post', text: 'guildSign.postText', sign: { icon: 'shop' } },
      { name: 'guildSign.route', text: 'guildSign.routeText', sign: { icon: 'trade' } },
      { name: 'guildSign.treasure', text: 'guildSign.treasureText', sign: { icon: 'chest' } },
      { name: 'guildSign.goal', text: 'guildSign.goalText', sign: { icon: 'flag-objective' } },
    ],
  },
  {
    title: 'guildSign.group.places',
    signs: [
      { name: 'guildSign.capital', text: 'guildSign.capitalText', sign: { icon: 'elven-castle' } },
      { name: 'guildSign.city', text: 'guildSign.cityText', sign: { icon: 'medieval-gate' } },
      { name: 'guildSign.ruin', text: 'guildSign.ruinText', sign: { icon: 'ancient-columns' } },
      { name: 'guildSign.glow', text: 'guildSign.glowText', sign: { look: 'glow' } },
    ],
  },
  {
    title: 'guildSign.group.terrain',
    signs: [
      { name: 'guildSign.grass', text: 'guildSign.grassText', sign: { icon: 'high-grass' } },
      { name: 'guildSign.desert', text: 'guildSign.desertText', sign: { icon: 'cactus' } },
      { name: 'guildSign.mountain', text: 'guildSign.mountainText', sign: { icon: 'peaks' } },
      { name: 'guildSign.sea', text: 'guildSign.seaText', sign: { icon: 'waves' } },
      { name: 'guildSign.volcano', text: 'guildSign.volcanoText', sign: { icon: 'smoking-volcano' } },
      { name: 'guildSign.reef', text: 'guildSign.reefText', sign: { icon: 'coral' } },
      { name: 'guildSign.crystal', text: 'guildSign.crystalText', sign: { icon: 'crystal-growth' } },
    ],
  },
];
