import arnakIcons from 'virtual:icons/arnak';
import { type ArnakView, idolById, places, type SiteView, tileById } from '@moonstaff/arnak';
import {
  effectSigns,
  guardianFace,
  Island,
  OpenSite,
  TILE_ICONS,
  UnknownSite,
} from '../../boards/arnak/parts/index.ts';
import { registerIcons } from '../../kit/art/Icon.tsx';
import styles from './Thumbnail.module.css';
import type { GameThumbnailProps } from './Thumbnail.tsx';

registerIcons(arnakIcons);

/** Where the sites are shown, from the top down. */
const SPOTS = [
  { left: '24%', top: '4%' },
  { left: '4%', top: '37%' },
  { left: '32%', top: '68%' },
];

/** Three sites of the island: those that were found, and who is there. */
export function ArnakThumbnail({ view }: GameThumbnailProps) {
  const { sites, options } = view as ArnakView;
  const known = places[options.board].flatMap((place) => {
    const site = sites.find(({ id }) => id === place.id);
    return site === undefined ? [] : [{ place, site }];
  });
  const shown = known
    .toSorted((a, b) => worth(b.site) - worth(a.site))
    .slice(0, SPOTS.length)
    .toSorted((a, b) => b.place.rowFromBottom - a.place.rowFromBottom);
  return (
    <div className={styles.island}>
      <Island />
      {shown.map(({ place, site }, i) => (
        <div key={place.id} style={SPOTS[i]}>
          <OneSite place={place} site={site} />
        </div>
      ))}
    </div>
  );
}

/** Found sites first, and those with a guardian or somebody on them before the others. */
const worth = ({ tile, guardian, spaces }: SiteView): number =>
  (tile === 'none' ? 0 : 4) + (guardian === 'none' ? 0 : 2) + (typeof spaces[0] === 'number' ? 1 : 0);

interface OneSiteProps {
  readonly place: (typeof places)['bird'][number];
  readonly site: SiteView;
}

function OneSite({ place, site }: OneSiteProps) {
  const [who] = site.spaces;
  const strip = {
    level: place.level,
    travel: place.travel,
    ...((typeof who === 'number' || who === 'rival') && { figure: who }),
  };
  if (site.tile === 'none')
    return (
      <UnknownSite
        {...strip}
        price={place.discoverCompass}
        idol={site.idol === 'none' ? [] : effectSigns(idolById[site.idol].effect)}
        second={site.coveredIdols > 0}
      />
    );
  return (
    <OpenSite
      {...strip}
      icon={TILE_ICONS[site.tile]}
      gives={effectSigns(tileById[site.tile].effect)}
      {...(site.guardian !== 'none' && { guardian: guardianFace(site.guardian) })}
    />
  );
}
