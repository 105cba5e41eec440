/** What a chat shows of a link that somebody pastes into it. Public facts only. */
export interface Preview {
  readonly title: string;
  readonly line: string;
  /** The whole address of a picture. */
  readonly picture: string;
  readonly language: string;
}

const SIGNS: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, between tags and in attributes. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/**
 * The page for a path below its own: its files are found however deep the path is, also if a proxy serves everything under
 * a path of its own.
 */
export function pageAt(html: string, path: string, preview: Preview | undefined): string {
  const up = '../'.repeat(path.split('/').length - 1);
  const page = up === '' ? html : html.replace(/(src|href)="\.\//g, `$1="${up}`);
  // A function, so that nothing in a name is taken for a pattern.
  return preview === undefined ? page : page.replace(/<title>.*?<\/title>/, () => tagsOf(preview));
}

function tagsOf({ title, line, picture, language }: Preview): string {
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Moonstaff',
    'og:title': title,
    'og:description': line,
    'og:image': picture,
    'og:locale': language,
    'twitter:card': 'summary_large_image',
  };
  return [
    `<title>${escaped(title)}</title>`,
    ...Object.entries(tags).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`),
  ].join('\n    ');
}
