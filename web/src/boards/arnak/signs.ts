import type { SignGroup } from '../../table/key/signs.ts';

/** Every sign of the game, in the order of the key. */
export const SIGNS: readonly SignGroup[] = [
  {
    title: 'arnakSign.group.resources',
    signs: [
      { name: 'arnakSign.coin', text: 'arnakSign.coinText', sign: { token: 'coin' } },
      { name: 'arnakSign.compass', text: 'arnakSign.compassText', sign: { token: 'compass' } },
      { name: 'arnakSign.tablet', text: 'arnakSign.tabletText', sign: { token: 'tablet' } },
      { name: 'arnakSign.arrowhead', text: 'arnakSign.arrowheadText', sign: { token: 'arrowhead' } },
      { name: 'arnakSign.jewel', text: 'arnakSign.jewelText', sign: { token: 'jewel' } },
    ],
  },
  {
    title: 'arnakSign.group.travel',
    signs: [
      { name: 'arnakSign.boot', text: 'arnakSign.bootText', sign: { travel: 'boot' } },
      { name: 'arnakSign.car', text: 'arnakSign.carText', sign: { travel: 'car' } },
      { name: 'arnakSign.ship', text: 'arnakSign.shipText', sign: { travel: 'ship' } },
      { name: 'arnakSign.plane', text: 'arnakSign.planeText', sign: { travel: 'plane' } },
      { name: 'arnakSign.pilot', text: 'arnakSign.pilotText', sign: { icon: 'airplane-departure' } },
    ],
  },
  {
    title: 'arnakSign.group.actions',
    signs: [
      { name: 'arnakSign.dig', text: 'arnakSign.digText', sign: { icon: 'dig-dug' } },
      { name: 'arnakSign.discover', text: 'arnakSign.discoverText', sign: { icon: 'spyglass' } },
      { name: 'arnakSign.overcome', text: 'arnakSign.overcomeText', sign: { icon: 'golem-head' } },
      { name: 'arnakSign.buy', text: 'arnakSign.buyText', sign: { icon: 'buy-card' } },
      { name: 'arnakSign.play', text: 'arnakSign.playText', sign: { icon: 'card-play' } },
      { name: 'arnakSign.research', text: 'arnakSign.researchText', sign: { icon: 'magnifying-glass' } },
      { name: 'arnakSign.pass', text: 'arnakSign.passText', sign: { icon: 'hourglass' } },
      { name: 'arnakSign.free', text: 'arnakSign.freeText', sign: { icon: 'electric', tint: 'bolt' } },
    ],
  },
  {
    title: 'arnakSign.group.effects',
    signs: [
      { name: 'arnakSign.draw', text: 'arnakSign.drawText', sign: { icon: 'card-draw' } },
      { name: 'arnakSign.exile', text: 'arnakSign.exileText', sign: { icon: 'fire', tint: 'flame' } },
      { name: 'arnakSign.gain', text: 'arnakSign.gainText', sign: { icon: 'card-pick' } },
      { name: 'arnakSign.reveal', text: 'arnakSign.revealText', sign: { icon: 'card-random' } },
      { name: 'arnakSign.upgrade', text: 'arnakSign.upgradeText', sign: { icon: 'upgrade' } },
      { name: 'arnakSign.refresh', text: 'arnakSign.refreshText', sign: { icon: 'cycle' } },
      { name: 'arnakSign.archaeologist', text: 'arnakSign.archaeologistText', sign: { icon: 'outback-hat' } },
      { name: 'arnakSign.assistant', text: 'arnakSign.assistantText', sign: { icon: 'person' } },
      { name: 'arnakSign.fear', text: 'arnakSign.fearText', sign: { icon: 'terror', tint: 'fear' } },
      { name: 'arnakSign.idol', text: 'arnakSign.idolText', sign: { icon: 'totem-head' } },
      { name: 'arnakSign.back', text: 'arnakSign.backText', sign: { icon: 'return-arrow' } },
      { name: 'arnakSign.done', text: 'arnakSign.doneText', sign: { icon: 'check-mark' } },
    ],
  },
  {
    title: 'arnakSign.group.counters',
    signs: [
      { name: 'arnakSign.hand', text: 'arnakSign.handText', sign: { icon: 'poker-hand' } },
      { name: 'arnakSign.notebook', text: 'arnakSign.notebookText', sign: { icon: 'notebook' } },
      { name: 'arnakSign.sites', text: 'arnakSign.sitesText', sign: { icon: 'ancient-ruins' } },
      { name: 'arnakSign.items', text: 'arnakSign.itemsText', sign: { icon: 'knapsack' } },
      { name: 'arnakSign.artifacts', text: 'arnakSign.artifactsText', sign: { icon: 'star-altar' } },
      { name: 'arnakSign.slots', text: 'arnakSign.slotsText', sign: { look: 'slots' } },
    ],
  },
  {
    title: 'arnakSign.group.marks',
    signs: [
      { name: 'arnakSign.glow', text: 'arnakSign.glowText', sign: { look: 'glow' } },
      { name: 'arnakSign.hatched', text: 'arnakSign.hatchedText', sign: { look: 'hatched' } },
      { name: 'arnakSign.seal', text: 'arnakSign.sealText', sign: { look: 'seal' } },
      { name: 'arnakSign.burns', text: 'arnakSign.burnsText', sign: { look: 'burns' } },
      { name: 'arnakSign.bonus', text: 'arnakSign.bonusText', sign: { look: 'bonus' } },
    ],
  },
];
