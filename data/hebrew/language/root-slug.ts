const latin: Record<string, string> = {
  א: 'a',
  ב: 'b',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'w',
  ז: 'z',
  ח: 'ch',
  ט: 'tt',
  י: 'y',
  כ: 'k',
  ל: 'l',
  מ: 'm',
  נ: 'n',
  ס: 's',
  ע: 'e',
  פ: 'p',
  צ: 'ts',
  ק: 'q',
  ר: 'r',
  ש: 'sh',
  ת: 't',
};

/** The end of a root's address: "lmd" for "ל.מ.ד". Throws an error that carries a letter that is none. */
export function rootSlug(root: string): string {
  return root
    .split('.')
    .map((letter) => {
      const written = latin[letter];
      if (!written) throw new Error(`"${letter}" in the root "${root}" is no letter of a root`);
      return written;
    })
    .join('');
}

/** "L.M.D", for readers who do not know the letters yet. */
export function rootInLatin(root: string): string {
  return root
    .split('.')
    .map((letter) => rootSlug(letter).replace(/^./u, (first) => first.toUpperCase()))
    .join('.');
}

/** Where a root's page stands. */
export function rootHref(root: string): string {
  return `/hebrew-roots/${rootSlug(root)}`;
}

/** Where a verb's page stands, by the id of the verb. */
export function verbHref(id: string): string {
  return `/hebrew-verbs/${id}`;
}
