import type { ExportedVersion, ExportList } from './export-list.ts';

/** A chapter as its page shows it. */
export interface ExportedChapter {
  /** "Psalm 51". */
  name: string;
  version: ExportedVersion;
  /** Absolute URL of the chapter. */
  link: string;
  /** Verse 0 is the title of a psalm. */
  verses: readonly { number: number; text: string }[];
}

/** First and last verse number. */
export type PassageRange = readonly [from: number, to: number];

/** The whole chapter, or a range of it: "Psalm 51:3–5". A range from verse 1 includes the title of a psalm. */
export function passageList({ name, version, link, verses }: ExportedChapter, range?: PassageRange): ExportList {
  const linkOf = (hash: string): string => `${link}#v${hash}`;
  const [from, to] = range ?? [0, Infinity];
  const shown = verses.filter(({ number }) => (number === 0 ? from <= 1 : number >= from && number <= to));
  return {
    kind: 'passage',
    title: range ? `${name}:${from === to ? from : `${from}–${to}`}` : name,
    link: range ? linkOf(from === to ? String(from) : `${from}-${to}`) : link,
    versions: [version],
    verses: shown.map(({ number, text }) => ({
      reference: number === 0 ? `${name} title` : `${name}:${number}`,
      number: number === 0 ? '' : String(number),
      link: linkOf(String(number)),
      version: 0,
      texts: [text],
    })),
    notes: [],
  };
}
