import {
  type ArnakView,
  type CampId,
  campById,
  idolById,
  type Occupant,
  type Place,
  type PlaceId,
  places,
  type SiteId,
  type SiteView,
  tileById,
} from '@moonstaff/arnak';
import type { Words } from '@moonstaff/text';
import { memo } from 'react';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { useTable } from '../../../table/context.ts';
import type { Seated } from '../../../table/source.ts';
import { usePlace } from '../../../table/spots/spots.ts';
import { useSpotModel } from '../context.ts';
import { CAMP_ICONS, TILE_ICONS } from '../parts/drawings.ts';
import { guardianFace } from '../parts/faces.ts';
import { Island } from '../parts/Island.tsx';
import { Camp, OpenSite, UnknownSite } from '../parts/Site.tsx';
import { effectSigns } from '../parts/signs.ts';
import { Spot } from '../spot/Spot.tsx';
import { standsFor } from '../spot/standsFor.ts';
import { isCamp } from '../state.ts';
import { siteThing } from '../things.ts';
import { readGuardian, readSite } from '../words/texts.ts';
import styles from './Sites.module.css';

const ROWS = [3, 2, 1] as const;

/** The island: level II above, two rows of level I, the camps on the beach. */
export function Sites({ view }: { readonly view: ArnakView }) {
  const words = useWords();
  const { sitters } = useTable().now;
  const { options } = view;
  return (
    <section
      className={`${look.place} ${styles.sites}`}
      {...usePlace('island')}
      aria-label={words.t('arnakTable.island')}
    >
      <Island />
      {ROWS.map((row) => (
        <div key={row} className={`${styles.row} ${styles[`row-${row}`]}`}>
          {places[view.options.board]
            .filter(({ rowFromBottom }) => rowFromBottom === row)
            .map((place) => {
              const site = view.sites.find(({ id }) => id === place.id);
              return site && <PlaceOnBoard key={place.id} {...{ site, place, options, sitters }} />;
            })}
        </div>
      ))}
      <div className={styles.row}>
        {view.sites.map((site) =>
          isCamp(site.id) ? <CampOnBoard key={site.id} {...{ site, options, sitters }} /> : null,
        )}
      </div>
    </section>
  );
}

/** One site away from the island, as in a diagram. */
export function SiteAlone({ view, id }: { readonly view: ArnakView; readonly id: string }) {
  const { sitters } = useTable().now;
  const { options } = view;
  const place = places[options.board].find((one) => one.id === id);
  const site = view.sites.find((one) => one.id === id);
  if (site === undefined) return null;
  return place === undefined ? (
    <CampOnBoard {...{ site, options, sitters }} />
  ) : (
    <PlaceOnBoard {...{ site, place, options, sitters }} />
  );
}

function figureOf(who: Occupant | undefined, site: SiteId, space: number) {
  if (typeof who !== 'number' && who !== 'rival') return {};
  return { figure: who, figureAt: standsFor({ on: 'figure', who, site, space }) };
}

function occupantWords(who: Occupant | undefined, sitters: readonly Seated[], words: Words): string {
  if (who === 'free' || who === undefined) return words.t('arnakTable.empty');
  if (who === 'blocked') return words.t('arnakTable.blocked');
  const name = who === 'rival' ? words.t('arnakTable.rival') : (sitters[who]?.name ?? '');
  return words.t('arnakTable.takenBy', { name });
}

interface SiteProps {
  readonly site: SiteView;
  readonly options: ArnakView['options'];
  readonly sitters: readonly Seated[];
}

type PlaceProps = SiteProps & { readonly place: Place & { readonly id: PlaceId } };

const PlaceOnBoard = memo(function PlaceOnBoard({ site, place, options, sitters }: PlaceProps) {
  const words = useWords();
  const { title, lines } = readSite({ sites: [site], options }, place.id, words);
  const name = `${title}, ${occupantWords(site.spaces[0], sitters, words)}. ${lines.join(' ')}`;
  const strip = { level: place.level, travel: place.travel, ...figureOf(site.spaces[0], place.id, 0) };
  if (site.tile === 'none') {
    return (
      <Spot thing={siteThing(place.id)} name={name} className={styles.site}>
        <UnknownSite
          {...strip}
          price={place.discoverCompass}
          idol={site.idol === 'none' ? [] : effectSigns(idolById[site.idol].effect)}
          second={site.coveredIdols > 0}
          idolsAt={standsFor({ on: 'idols', site: place.id })}
        />
      </Spot>
    );
  }
  const guardian = site.guardian === 'none' ? undefined : site.guardian;
  return (
    <div className={styles.host}>
      <Spot thing={siteThing(place.id)} name={name} className={styles.site}>
        <OpenSite
          {...strip}
          icon={TILE_ICONS[site.tile]}
          gives={effectSigns(tileById[site.tile].effect)}
          tileAt={standsFor({ on: 'siteTile', tile: site.tile })}
          {...(guardian !== undefined && {
            guardian: { ...guardianFace(guardian), at: standsFor({ on: 'guardianTile', guardian }) },
          })}
        />
      </Spot>
      {guardian !== undefined && (
        <Spot
          thing={{ on: 'guardian', site: place.id }}
          name={readingLine(guardian, words)}
          className={styles.guardian}
        />
      )}
    </div>
  );
});

const readingLine = (guardian: Parameters<typeof readGuardian>[0], words: Words): string => {
  const { title, kind, lines } = readGuardian(guardian, words);
  return `${kind}: ${title}. ${lines.join(' ')}`;
};

const CampOnBoard = memo(function CampOnBoard({ site, options, sitters }: SiteProps) {
  const words = useWords();
  const id = site.id as CampId;
  const { title, lines } = readSite({ sites: [site], options }, id, words);
  const camp = campById[id];
  return (
    <div className={styles.host}>
      <Camp
        icon={CAMP_ICONS[id]}
        gives={effectSigns(camp.effect)}
        spaces={site.spaces.map((who, i) => ({
          travel: camp.spaces[i] ?? [],
          blocked: who === 'blocked',
          ...figureOf(who, id, i),
        }))}
      />
      <CampSpot id={id} name={`${title}. ${lines.join(' ')}`} />
      {site.spaces.map((who, i) =>
        who === 'blocked' ? null : (
          <Spot
            // biome-ignore lint/suspicious/noArrayIndexKey: the two spaces of a camp keep their places
            key={i}
            thing={{ on: 'space', site: id, space: i }}
            name={`${title} ${i + 1}, ${occupantWords(who, sitters, words)}. ${lines.join(' ')}`}
            className={`${styles.space} ${i > 0 ? styles.second : ''}`}
          />
        ),
      )}
    </div>
  );
});

/** The picture of a camp does what a free space of it does. Where the camp is meant as a whole, so do all its parts. */
function CampSpot({ id, name }: { readonly id: CampId; readonly name: string }) {
  const first = useSpotModel({ on: 'space', site: id, space: 0 });
  const second = useSpotModel({ on: 'space', site: id, space: 1 });
  const isFree = first.can || second.can;
  const isMeant = useSpotModel(siteThing(id)).can;
  const more = isMeant ? styles.whole : isFree ? styles.free : '';
  return <Spot thing={siteThing(id)} name={name} className={`${styles.camp} ${more}`} />;
}
