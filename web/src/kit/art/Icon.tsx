import type { CSSProperties } from 'react';
import styles from './art.module.css';
import type { IconName } from './icon-names.ts';

const SPRITE_ID = 'icon-sprite';

/** Adds drawings to the page's one sprite. Called once by each part of the page for its own group. */
export function registerIcons(bodies: { readonly [name: string]: string }): void {
  const sprite = document.getElementById(SPRITE_ID) ?? makeSprite();
  const symbols = Object.entries(bodies)
    .filter(([name]) => document.getElementById(`icon-${name}`) === null)
    .map(([name, body]) => `<symbol id="icon-${name}" viewBox="0 0 512 512">${body}</symbol>`);
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
      <use href={`#icon-${name}`} />
    </svg>
  );
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
