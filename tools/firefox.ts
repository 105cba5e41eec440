import { aptInstall, inPath, isProgram } from './machine.ts';

/** Debian's own comes first: it is the oldest Firefox that many people have. */
const NAMES = ['firefox-esr', 'firefox'];

function findFirefox(): string | undefined {
  const named = process.env['MOONSTAFF_FIREFOX'];
  if (named !== undefined) return isProgram(named) ? named : undefined;
  return inPath(NAMES);
}

/** The path of a Firefox, or of the one that `MOONSTAFF_FIREFOX` names. Installs one if we're allowed to. */
export function firefox(): string {
  const found = findFirefox() ?? (aptInstall('firefox-esr') ? findFirefox() : undefined);
  if (found === undefined) throw new Error('No Firefox: install one, or name it in MOONSTAFF_FIREFOX.');
  return found;
}
