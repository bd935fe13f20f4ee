const throat = 'אהחע';

/** A root with its letters, which determine the classes of school grammars. */
export interface Root {
  /** "ל.מ.ד" */
  name: string;
  first: string;
  /** The second letter of three; the second and third of four. */
  middle: readonly string[];
  last: string;
}

/** Parses "ל.מ.ד" or "ת.ר.ג.מ". Throws an error with the value if it is invalid. */
export function parseRoot(name: string): Root {
  const [first = '', ...rest] = name.split('.');
  const last = rest.at(-1) ?? '';
  if (!/^[א-ת](?:\.[א-ת]){2,3}$/u.test(name) || /[ךםןףץ]/u.test(name))
    throw new Error(`"${name}" is not a root: three or four letters, points between, no final forms`);
  return { name, first, middle: rest.slice(0, -1), last };
}

export function isGuttural(letter: string | undefined): boolean {
  return letter !== undefined && letter !== '' && throat.includes(letter);
}

/** Whether the root is ayin-vav or ayin-yod. Before a final he, the vav is a consonant (צ.ו.ה). */
export function isHollow({ middle, last }: Root): boolean {
  return middle.length === 1 && 'וי'.includes(middle[0] ?? ' ') && last !== 'ה';
}

export function isDoubled({ middle, last }: Root): boolean {
  return middle.length === 1 && middle[0] === last;
}

/** Whether an initial nun is assimilated to the next letter. It is not before a guttural: אֶנְהַג. */
export function assimilatesNun({ first, middle }: Root): boolean {
  return first === 'נ' && middle.length === 1 && !isGuttural(middle[0]) && !'וי'.includes(middle[0] ?? ' ');
}

/** The class of the last letter. א and ה are silent; ח and ע change the preceding vowel to a. */
export function lastKind({ last }: Root): 'alef' | 'he' | 'throat' | 'strong' {
  if (last === 'א') return 'alef';
  if (last === 'ה') return 'he';
  return isGuttural(last) ? 'throat' : 'strong';
}
