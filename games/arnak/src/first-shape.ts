/**
 * The state as logs of format 1 hashed it (rules 1 and 2). Those logs are checked against this shape for good: a field
 * that the state gains later isn't added here, and one that it loses is worked out from what took its place.
 */
import { only } from '@moonstaff/kernel';
import type { ArnakState, Player, Rival, Site } from './state.ts';

export const firstShape = (state: ArnakState): unknown => ({
  ...only(state, ['rules', 'random', 'round', 'phase', 'first', 'active', 'main', 'calledOff', 'stack']),
  ...only(state.options, ['board', 'difficulty']),
  ...only(state, ['itemDeck', 'artifactDeck', 'itemTopSeen', 'artifactTopSeen', 'itemRow', 'artifactRow']),
  ...only(state, ['itemExile', 'artifactExile', 'basicExile', 'fearDeck', 'tilesI', 'tilesII', 'tuckedI', 'tuckedII']),
  ...only(state, ['guardians', 'supply', 'rescue', 'bonus', 'lostTemple', 'temple', 'arrivals']),
  ...only(state, ['idolsSeen', 'idolsUnseen']),
  box: only(state.box, ['assistants', 'bonusSeen', 'bonusUnseen', 'idols']),
  players: state.players.map(playerShape),
  sites: state.sites.map(siteShape),
  rival: state.rival && rivalShape(state.rival),
});

const playerShape = (player: Player): unknown => ({
  ...only(player, ['coins', 'compass', 'tablet', 'arrowhead', 'jewel', 'hand', 'deck', 'marks', 'lastShuffle']),
  ...only(player, ['playArea', 'fearTiles', 'figures', 'glass', 'notebook', 'crates', 'slots', 'temple', 'icons']),
  ...only(player, ['passed', 'noFear', 'allPlanes', 'done']),
  assistants: player.assistants.map((own) => only(own, ['id', 'gold', 'ready'])),
  guardians: player.guardians.map((own) => only(own, ['id', 'used'])),
});

const siteShape = (site: Site): unknown => only(site, ['id', 'spaces', 'tile', 'guardian', 'idol', 'coveredIdols']);

const rivalShape = (rival: Rival): unknown =>
  only(rival, ['stack', 'used', 'glass', 'idols', 'coveredIdols', 'guardians', 'cards', 'temple']);
