/** Three numbers, as a release has them. */
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

function numbersOf(version: string): readonly number[] {
  const found = VERSION.exec(version);
  if (found === null) throw new Error(`“${version}” isn't a version. A version has three numbers, such as 1.0.0.`);
  return found.slice(1).map(Number);
}

/** Whether a version comes after another. */
export function isLater(version: string, than: string): boolean {
  const [one, other] = [numbersOf(version), numbersOf(than)];
  const place = one.findIndex((number, index) => number !== other[index]);
  return place >= 0 && (one[place] ?? 0) > (other[place] ?? 0);
}

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Sets the version of a package of ours, and of those it needs. Other packages keep theirs. */
function setVersion(manifest: Manifest, version: string, own: (name: string) => boolean): void {
  manifest.version = version;
  for (const needed of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(needed ?? {})) if (needed !== undefined && own(name)) needed[name] = version;
}

const isOwn = (name: string): boolean => name === 'moonstaff' || name.startsWith('@moonstaff/');

const written = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** The text of a package.json with another version. */
export function bumpedManifest(text: string, version: string): string {
  const manifest = JSON.parse(text) as Manifest;
  setVersion(manifest, version, isOwn);
  return written(manifest);
}

/** The text of the lock file with another version of all our packages. */
export function bumpedLock(text: string, version: string): string {
  const lock = JSON.parse(text) as { version: string; packages: Record<string, Manifest & { link?: boolean }> };
  lock.version = version;
  for (const [path, entry] of Object.entries(lock.packages))
    if (!path.includes('node_modules')) setVersion(entry, version, isOwn);
  return written(lock);
}
