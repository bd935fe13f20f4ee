/** Pieces for building a Hebrew answer. */
export interface WordTiles {
  pieces: readonly string[];
  /** The text between two pieces: nothing between letters, a space between words. */
  between: '' | ' ';
}

/** Letters that are easily confused by shape or sound. */
const likes = ['אע', 'בכ', 'גנ', 'דר', 'הח', 'וז', 'טת', 'כק', 'סשצ', 'מט', 'יו', 'פב', 'לנ'];
const alphabet = 'אבגדהוזחטיכלמנסעפצקרשת';
const finals: Record<string, string> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' };
/** Number of additional letters. */
const decoys = 3;

/**
 * Splits a word into its letters without nikud, plus some similar letters; splits several words into words. Shuffles
 * with `random`, which returns numbers from 0 (inclusive) to 1 (exclusive). Uses the first word of "אַתָּה / אַתְּ".
 */
export function wordTiles(pointed: string, random: () => number): WordTiles {
  const plain = (pointed.split('/')[0] ?? '')
    .normalize('NFD')
    .replaceAll('־', ' ')
    .replace(/[^\p{L}\s]/gu, '')
    .trim();
  const words = plain.split(/\s+/);
  if (words.length > 1) return { pieces: shuffled(words, random), between: ' ' };
  const letters = [...plain];
  const isNew = (letter: string): boolean => !letters.includes(letter) && !letters.includes(finals[letter] ?? '');
  const alike = [...new Set(likes.filter((each) => letters.some((letter) => each.includes(letter))).join(''))];
  const more = [...shuffled(alike.filter(isNew), random), ...shuffled([...alphabet].filter(isNew), random)];
  return { pieces: shuffled([...letters, ...[...new Set(more)].slice(0, decoys)], random), between: '' };
}

/** Returns the items in random order without changing the list. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
