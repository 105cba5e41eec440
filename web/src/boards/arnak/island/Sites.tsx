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
import { useWords } from '../../../kit/words/Words.tsx';
import { useTable } from '../../../table/context.ts';
import type { Snapshot } from '../../../table/source.ts';
import { usePlace } from '../../../table/spots/spots.ts';
import { nameOf } from '../../../table/turn.ts';
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
  return (
    <section className={styles.sites} {...usePlace('island')} aria-label={words.t('arnakTable.island')}>
      <Island />
      {ROWS.map((row) => (
        <div key={row} className={`${styles.row} ${styles[`row-${row}`]}`}>
          {places[view.options.board]
            .filter(({ rowFromBottom }) => rowFromBottom === row)
            .map((place) => (
              <PlaceOnBoard key={place.id} view={view} place={place} />
            ))}
        </div>
      ))}
      <div className={styles.row}>
        {view.sites.map((site) => (isCamp(site.id) ? <CampOnBoard key={site.id} view={view} site={site} /> : null))}
      </div>
    </section>
  );
}

/** One site away from the island, as in a diagram. */
export function SiteAlone({ view, id }: { readonly view: ArnakView; readonly id: string }) {
  const place = places[view.options.board].find((one) => one.id === id);
  if (place !== undefined) return <PlaceOnBoard view={view} place={place} />;
  const camp = view.sites.find((site) => site.id === id);
  return camp === undefined ? null : <CampOnBoard view={view} site={camp} />;
}

function figureOf(who: Occupant | undefined, site: SiteId, space: number) {
  if (typeof who !== 'number' && who !== 'rival') return {};
  return { figure: who, figureAt: standsFor({ on: 'figure', who, site, space }) };
}

function occupantWords(who: Occupant | undefined, now: Snapshot, words: Words): string {
  if (who === 'free' || who === undefined) return words.t('arnakTable.empty');
  if (who === 'blocked') return words.t('arnakTable.blocked');
  return words.t('arnakTable.takenBy', { name: who === 'rival' ? words.t('arnakTable.rival') : nameOf(now, who) });
}

function PlaceOnBoard({ view, place }: { readonly view: ArnakView; readonly place: Place & { readonly id: PlaceId } }) {
  const words = useWords();
  const { now } = useTable();
  const site = view.sites.find(({ id }) => id === place.id);
  if (site === undefined) return null;
  const { title, lines } = readSite(view, place.id, words);
  const name = `${title}, ${occupantWords(site.spaces[0], now, words)}. ${lines.join(' ')}`;
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
}

const readingLine = (guardian: Parameters<typeof readGuardian>[0], words: Words): string => {
  const { title, kind, lines } = readGuardian(guardian, words);
  return `${kind}: ${title}. ${lines.join(' ')}`;
};

function CampOnBoard({ view, site }: { readonly view: ArnakView; readonly site: SiteView }) {
  const words = useWords();
  const { now } = useTable();
  const id = site.id as CampId;
  const { title, lines } = readSite(view, id, words);
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
      <Spot thing={siteThing(id)} name={`${title}. ${lines.join(' ')}`} className={styles.camp} />
      {site.spaces.map((who, i) =>
        who === 'blocked' ? null : (
          <Spot
            // biome-ignore lint/suspicious/noArrayIndexKey: the two spaces of a camp keep their places
            key={i}
            thing={{ on: 'space', site: id, space: i }}
            name={`${title} ${i + 1}, ${occupantWords(who, now, words)}. ${lines.join(' ')}`}
            className={`${styles.space} ${i > 0 ? styles.second : ''}`}
          />
        ),
      )}
    </div>
  );
}
