// cspell:ignore akjv kjva hcsb nabre nasb nirv nrsvue tniv lbla
/** Abbreviations and names of translations that readers write next to a reference, and the code of each version. */
const codes: Readonly<Record<string, string>> = {
  kjv: 'kjv',
  akjv: 'kjv',
  av: 'kjv',
  kjva: 'kjv',
  'king james version': 'kjv',
  'king james': 'kjv',
  'authorized version': 'kjv',
  web: 'web',
  'world english bible': 'web',
  wlc: 'wlc',
  bhs: 'wlc',
  'leningrad codex': 'wlc',
  sblgnt: 'sblgnt',
  sbl: 'sblgnt',
};

/** The codes of the versions that every site has. */
export const siteCodes: ReadonlySet<string> = new Set(Object.values(codes));

/** Translations that a site may have imported under the same code, or does not have. */
const others =
  'amp|asv|bsb|bbe|ceb|cev|csb|dby|erv|esv|gnb|gnt|gnv|hcsb|isv|jps|leb|lsb|lxx|msg|na28|nab|nabre|nas|nasb|nasb95|ncv|net|nirv|niv|niv84|nkjv|njb|nlt|nrsv|nrsvue|reb|rsv|rv1960|rvr1960|tlb|tniv|tr|vul|ylt|luther|elb|nvi|lbla';
/** Words of the text, which are read as a translation only in parentheses. */
const onlyInParentheses: ReadonlySet<string> = new Set(['net', 'tr', 'luther']);

export interface Edition {
  /** As typed: "KJV". */
  name: string;
  /** The code of the version, whether or not the site has it. */
  code: string;
}

const name = `(?<name>${[...Object.keys(codes), ...others.split('|')].sort((a, b) => b.length - a.length).join('|')})`;
/** Further names, which are not searched: "(NIV, ESV)". */
const more = `(?:[\\s,;/]+${name.replace('?<name>', '?:')})*`;
/** "John 3:16 - KJV", not "Romans 8 -web", which excludes a word. */
const dash = '\\s*-\\s+|(?<=\\S)-';
const patterns = [
  new RegExp(`^[([]\\s*${name}${more}\\s*[)\\]][\\s:,-]*(?<rest>.+)$`, 'iu'),
  new RegExp(`^(?<rest>.+?)[\\s,;:-]*[([]\\s*${name}${more}\\s*[)\\]]$`, 'iu'),
  new RegExp(`^${name}(?:${dash}|[\\s:,]+)(?<rest>.+)$`, 'iu'),
  new RegExp(`^(?<rest>.+?)(?:${dash}|[\\s,;:.]+)${name}${more}$`, 'iu'),
];

/** Separates the name of a translation before or after a text: "John 3:16 (KJV)", "KJV John 3:16". */
export function splitEdition(text: string): { rest: string; edition?: Edition } {
  for (const [at, pattern] of patterns.entries()) {
    const groups = pattern.exec(text)?.groups;
    const found = groups?.['name'];
    if (found === undefined) continue;
    const key = found.toLowerCase();
    if (at > 1 && onlyInParentheses.has(key)) continue;
    return { rest: (groups?.['rest'] ?? '').trim(), edition: { name: found, code: codes[key] ?? key } };
  }
  return { rest: text };
}
