const throat = 'אהחע';

/** A root by what its letters do: the classes of the school grammars. */
export interface Root {
  /** "ל.מ.ד" */
  name: string;
  first: string;
  /** The second letter of three; the second and third of four. */
  middle: readonly string[];
  last: string;
}

/** Reads "ל.מ.ד" or "ת.ר.ג.מ". Throws an error that carries the value. */
export function parseRoot(name: string): Root {
  const [first = '', ...rest] = name.split('.');
  const last = rest.at(-1) ?? '';
  if (!/^[א-ת](?:\.[א-ת]){2,3}$/u.test(name) || /[ךםןףץ]/u.test(name))
    throw new Error(`"${name}" is not a root: three or four letters, points between, no final forms`);
  return { name, first, middle: rest.slice(0, -1), last };
}

export function isThroat(letter: string | undefined): boolean {
  return letter !== undefined && letter !== '' && throat.includes(letter);
}

/** Ayin-vav and ayin-yod. Before a last he the vav is a consonant (צ.ו.ה). */
export function isHollow({ middle, last }: Root): boolean {
  return middle.length === 1 && 'וי'.includes(middle[0] ?? ' ') && last !== 'ה';
}

export function isDoubled({ middle, last }: Root): boolean {
  return middle.length === 1 && middle[0] === last;
}

/** Nun is swallowed by the letter after it, unless that is of the throat: אֶנְהַג. */
export function swallowsNun({ first, middle }: Root): boolean {
  return first === 'נ' && middle.length === 1 && !isThroat(middle[0]) && !'וי'.includes(middle[0] ?? ' ');
}

/** The last letter as the grammars class it; א and ה are silent, ח and ע turn the vowel before them to a. */
export function lastKind({ last }: Root): 'alef' | 'he' | 'throat' | 'strong' {
  if (last === 'א') return 'alef';
  if (last === 'ה') return 'he';
  return isThroat(last) ? 'throat' : 'strong';
}
