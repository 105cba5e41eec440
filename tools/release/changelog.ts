const HEADING = '## Unreleased\n';

/** Gives everything that isn't released yet a version and a date, and opens a new chapter above it. */
export function rolledChangelog(text: string, version: string, date: string): string {
  const at = text.indexOf(HEADING);
  if (at < 0) throw new Error('CHANGELOG.md has no chapter “Unreleased”.');
  const rest = text.slice(at + HEADING.length);
  const [chapter = ''] = rest.split(/^## /m);
  if (!/^- /m.test(chapter)) throw new Error('There’s nothing under “Unreleased” in CHANGELOG.md to release.');
  return `${text.slice(0, at)}${HEADING}\n## ${version} (${date})\n${rest}`;
}

/** What the changelog says about one version. */
export function chapterOf(text: string, version: string): string {
  const [, chapter] = text.split(`\n## ${version} (`);
  if (chapter === undefined) throw new Error(`CHANGELOG.md has no chapter about ${version}.`);
  const [said = ''] = chapter.slice(chapter.indexOf('\n')).split(/^## /m);
  return `${said.trim()}\n`;
}

/** Rolls the list of versions in docs/upgrading.md, too: the next version becomes this one. */
export function rolledVersions(text: string, version: string, schema: number): string {
  const row = /^\| next \| current \| (.*) \|$/m;
  if (!row.test(text)) throw new Error('docs/upgrading.md has no row for the next version.');
  return text.replace(row, (_, notes: string) => {
    const known = notes.replace(/^not released yet; /, '');
    return `| ${version} | ${schema} | ${known} |\n| next | current | not released yet; opens databases of ${version} |`;
  });
}

/** The README with the version that's current now. */
export function rolledReadme(text: string, version: string): string {
  const current = /(The current release is )\d+\.\d+\.\d+/;
  if (!current.test(text)) throw new Error('README.md doesn’t say which release is current.');
  return text.replace(current, `$1${version}`);
}
