/** Pieces to build a Hebrew answer from. */
export interface WordTiles {
  pieces: readonly string[];
  /** What stands between two pieces: nothing between letters, a space between words. */
  between: '' | ' ';
}

/** Letters that are easily taken for one another, by their look or their sound. */
const likes = ['אע', 'בכ', 'גנ', 'דר', 'הח', 'וז', 'טת', 'כק', 'סשצ', 'מט', 'יו', 'פב', 'לנ'];
const alphabet = 'אבגדהוזחטיכלמנסעפצקרשת';
const finals: Record<string, string> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' };
/** Letters beyond those of the word. */
const decoys = 3;

/**
 * A word as its letters, without points, with some more that look or sound alike; several words as words. Shuffled by
 * `random`, which answers numbers from 0 up to 1. Of "אַתָּה / אַתְּ" the first.
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

/** In an order by chance; the given list stays as it is. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
