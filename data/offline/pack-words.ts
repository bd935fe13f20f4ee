/** Name and description of a pack. */
export interface PackWords {
  name: string;
  title: string;
  about: string;
}

/** All packs in the order in which they are offered. */
export function packWords(versions: readonly { code: string; name: string }[]): PackWords[] {
  return [
    {
      name: 'hebrew-entries',
      title: 'Hebrew entries',
      about: 'Every Hebrew and Aramaic word, with its definition, its uses and examples.',
    },
    {
      name: 'greek-entries',
      title: 'Greek entries',
      about: 'Every Greek word, with its definition, its uses and examples.',
    },
    ...versions.map(({ code, name }) => ({
      name: code,
      title: name,
      about: 'Every chapter, and search of the whole text.',
    })),
    {
      name: 'hebrew-learning',
      title: 'Hebrew learning',
      about: 'Phrases, words, verbs, letters and numbers, and Study Mode with its cards.',
    },
  ];
}
