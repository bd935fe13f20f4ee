import { staticVersions } from './static-versions.ts';

/** What a pack for reading offline is called, and a sentence on what is in it. */
export interface PackWords {
  name: string;
  title: string;
  about: string;
}

/** All packs, in the order in which they are offered. `versions` are the names of the loaded versions by their codes. */
export function packWords(versions: ReadonlyMap<string, string>): PackWords[] {
  return [
    { name: 'hebrew-entries', title: 'Hebrew entries', about: 'Every Hebrew and Aramaic word, with its definition, its uses and examples.' },
    { name: 'greek-entries', title: 'Greek entries', about: 'Every Greek word, with its definition, its uses and examples.' },
    ...staticVersions.flatMap((name) => {
      const title = versions.get(name);
      return title ? [{ name, title, about: 'Every chapter, and search of the whole text.' }] : [];
    }),
    { name: 'hebrew-learning', title: 'Hebrew learning', about: 'Phrases, words, verbs, letters and numbers, and Study Mode with its cards.' },
  ];
}
