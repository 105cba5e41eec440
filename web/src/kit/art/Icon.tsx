import type { CSSProperties } from 'react';
import styles from './art.module.css';
import type { IconName } from './icon-names.ts';
import { pictureOf } from './pictures.ts';

const SPRITE_ID = 'icon-sprite';

/** The drawings, by name. */
const shapes = new Map<string, string>();

const symbolOf = (name: string, path: string): string =>
  `<symbol id="icon-${name}" viewBox="0 0 512 512"><path fill="currentColor" d="${path}"/></symbol>`;

/** Adds drawings, each a path, to the page's one sprite. Called once by each part of the page for its own group. */
export function registerIcons(paths: { readonly [name: string]: string }): void {
  const sprite = document.getElementById(SPRITE_ID) ?? makeSprite();
  const fresh = Object.entries(paths).filter(([name]) => !shapes.has(name));
  for (const [name, path] of fresh) shapes.set(name, path);
  const symbols = fresh.map(([name, path]) => symbolOf(name, path));
  sprite.insertAdjacentHTML('beforeend', symbols.join(''));
}

function makeSprite(): Element {
  const sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sprite.id = SPRITE_ID;
  sprite.setAttribute('aria-hidden', 'true');
  sprite.setAttribute('width', '0');
  sprite.setAttribute('height', '0');
  sprite.style.position = 'absolute';
  document.body.prepend(sprite);
  return sprite;
}

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  /** A colour of its own instead. Then it's a picture, which costs the browser much less than a drawing on the page. */
  readonly paint?: string;
  /** By which sheets and tests of other floors find it. */
  readonly part?: string;
}

/** A silhouette in the colour of the text around it, as high as that text. The words beside it name it. */
export function Icon({ name, className = '', style, paint, part }: IconProps) {
  const picture = paint === undefined ? undefined : painted(name, paint);
  return (
    <svg
      className={`${styles.icon} ${className}`}
      style={picture === undefined ? { color: paint, ...style } : { ...style, backgroundImage: picture }}
      viewBox="0 0 512 512"
      aria-hidden="true"
      data-part={part}
      data-sign={name}
    >
      {picture === undefined && <Shape name={name} />}
    </svg>
  );
}

/** A drawing in one colour as an image for style sheets. None if it isn't there yet. */
function painted(name: string, color: string): string | undefined {
  const shape = shapes.get(name);
  if (shape === undefined) return undefined;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><path fill="${color}" d="${shape}"/></svg>`;
  return pictureOf(`${name} ${color}`, `data:image/svg+xml,${encodeURIComponent(drawing)}`);
}

/** The path itself: the browser needs a third less time to style and paint it than to refer to the sprite. */
function Shape({ name }: Pick<IconProps, 'name'>) {
  const shape = shapes.get(name);
  // Not there yet: the sprite shows it as soon as it comes.
  return shape === undefined ? <use href={`#icon-${name}`} /> : <path fill="currentColor" d={shape} />;
}

/** The same inside another drawing, centred on (x, y). */
export function IconAt({
  name,
  x,
  y,
  size,
  color,
}: {
  name: IconName;
  x: number;
  y: number;
  size: number;
  color: string;
}) {
  return <use href={`#icon-${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} style={{ color }} />;
}
