import {
  type ArnakView,
  type AssistantId,
  campById,
  type GuardianId,
  places,
  type SiteId,
  tileById,
} from '@moonstaff/arnak';
import type { Words } from '@moonstaff/text';
import type { ReactNode } from 'react';
import { Signs } from '../../../kit/art/Sign.tsx';
import { Card } from '../parts/Card.tsx';
import { ASSISTANT_ICONS, CAMP_ICONS, GUARDIAN_ICONS, TILE_ICONS } from '../parts/drawings.ts';
import { assistantLines, boonSigns, cardFace, guardianFace } from '../parts/faces.ts';
import { Assistant, WonGuardian } from '../parts/Plates.tsx';
import { Camp, OpenSite } from '../parts/Site.tsx';
import { effectSigns } from '../parts/signs.ts';
import { tokenOf } from '../play/tokens.ts';
import { isCamp } from '../state.ts';
import type { Spot } from '../things.ts';

/** A thing of the table drawn large; some are words alone. */
export function closeUp(thing: Spot, view: ArnakView, words: Words): ReactNode {
  switch (thing.on) {
    case 'hand':
    case 'row':
    case 'tray':
    case 'played':
      return <Card face={cardFace(thing.card, words)} />;
    case 'assistant':
    case 'rescue':
      return bothSides(thing.assistant);
    case 'supply': {
      const top = view.supply[thing.stack]?.top ?? 'none';
      return top === 'none' ? undefined : bothSides(top);
    }
    case 'guardian': {
      const guardian = view.sites.find(({ id }) => id === thing.site)?.guardian ?? 'none';
      return guardian === 'none' ? undefined : won(guardian);
    }
    case 'boon':
      return won(thing.guardian);
    case 'space':
      return siteDrawing(thing.site, view);
    case 'camp':
      return siteDrawing(thing.camp, view);
    case 'slot':
    case 'slotOption':
      return <Signs signs={[{ icon: 'totem-head' }]} />;
    case 'deck':
      return <Signs signs={[{ icon: 'card-draw' }]} />;
    case 'pilot':
      return <Signs signs={[{ icon: 'airplane-departure' }, { text: '›' }, { travel: 'plane' }]} />;
    case 'fearTiles':
      return <Signs signs={[{ icon: 'terror', tint: 'fear' }]} />;
    case 'resource':
      return <Signs signs={[{ token: tokenOf(thing.resource) }]} />;
    case 'icon':
      return <Signs signs={[{ travel: thing.icon }]} />;
    default:
      return undefined;
  }
}

const bothSides = (id: AssistantId): ReactNode =>
  [false, true].map((gold) => (
    <Assistant
      key={gold ? 'gold' : 'silver'}
      icon={ASSISTANT_ICONS[id]}
      effect={assistantLines(id, gold)}
      gold={gold}
    />
  ));

const won = (id: GuardianId): ReactNode => <WonGuardian icon={GUARDIAN_ICONS[id]} boon={boonSigns(id)} />;

function siteDrawing(id: SiteId, view: ArnakView): ReactNode {
  if (isCamp(id)) {
    const { effect, spaces } = campById[id];
    return <Camp icon={CAMP_ICONS[id]} gives={effectSigns(effect)} spaces={spaces.map((travel) => ({ travel }))} />;
  }
  const place = places[view.options.board].find((one) => one.id === id);
  const site = view.sites.find((one) => one.id === id);
  if (place === undefined || site === undefined || site.tile === 'none') return undefined;
  return (
    <OpenSite
      level={place.level}
      travel={place.travel}
      icon={TILE_ICONS[site.tile]}
      gives={effectSigns(tileById[site.tile].effect)}
      {...(site.guardian !== 'none' && { guardian: guardianFace(site.guardian) })}
    />
  );
}
