import type { CSSProperties } from 'react';
import styles from './art.module.css';
import type { IconName } from './icon-names.ts';

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
  /** By which sheets and tests of other floors find it. */
  readonly part?: string;
}

/** A silhouette in the colour of the text around it, as high as that text. The words beside it name it. */
export function Icon({ name, className = '', style, part }: IconProps) {
  return (
    <svg
      className={`${styles.icon} ${className}`}
      style={style}
      viewBox="0 0 512 512"
      aria-hidden="true"
      data-part={part}
      data-sign={name}
    >
      <Shape name={name} />
    </svg>
  );
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
