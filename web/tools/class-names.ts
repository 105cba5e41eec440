import { basename } from 'node:path';

/**
 * The name a class of a CSS module has on the page: `.title` in `Home.module.css` is `Home_title`, in a board's sheet
 * `arnak-Card_title`. Kit and table have short names (`panelTitle` is `panel-title`): no two of their classes are alike.
 */
export function classNameOf(local: string, file: string): string {
  const [path = ''] = file.split('?');
  const [, floor, folder] = path.match(/\/src\/(kit|table|boards|pages)\/([^/]+)\//) ?? [];
  if (floor === 'kit' || floor === 'table') return local.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const sheet = basename(path, '.module.css');
  return `${floor === 'boards' ? `${folder}-` : ''}${sheet}_${local}`;
}
