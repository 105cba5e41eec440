import { posix, win32 } from 'node:path';

/** How a platform joins paths. @param {string} platform such as `win32-x64` */
const pathsOf = (platform) => (platform.startsWith('win') ? win32 : posix);

/**
 * Where a downloaded Node's program is.
 *
 * @param {string} folder
 * @param {string} name of its npm package
 * @param {string} platform
 */
export const nodeProgram = (folder, name, platform) =>
  pathsOf(platform).join(folder, 'node_modules', name, 'bin', platform.startsWith('win') ? 'node.exe' : 'node');

/**
 * A folder for downloads of the installed package, whose own folder may not be writable.
 *
 * @param {{ readonly [name: string]: string | undefined }} env
 * @param {string} home
 * @param {string} platform
 */
export function cacheFolder({ XDG_CACHE_HOME: cache, LOCALAPPDATA: local }, home, platform) {
  const { join } = pathsOf(platform);
  return join(cache || local || join(home, '.cache'), 'moonstaff');
}
