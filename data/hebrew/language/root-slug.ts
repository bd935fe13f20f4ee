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

/** Returns the last segment of a root's URL: "lmd" for "ל.מ.ד". Throws an error with the letter if it is invalid. */
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

/** Letters that lessons and URLs write differently. */
const taught: Record<string, string> = { א: '’', ו: 'V', ח: 'Ḥ', ט: 'T', ע: '’', צ: 'Ts', ק: 'K', ש: 'Sh' };

/** "L.M.D", for readers who do not know the letters yet, in the transliteration of the lessons. */
export function rootInLatin(root: string): string {
  return root
    .split('.')
    .map((letter) => taught[letter] ?? rootSlug(letter).toUpperCase())
    .join('.');
}

/** Path of a root's page. */
export function rootHref(root: string): string {
  return `/hebrew-roots/${rootSlug(root)}`;
}

/** Path of a verb's page, by the id of the verb. */
export function verbHref(id: string): string {
  return `/hebrew-verbs/${id}`;
}
