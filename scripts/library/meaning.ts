/** Maximum length of a meaning, in characters. */
const longest = 60;

/** A meaning must not end in these words, because something would have to follow. */
const openWords = new Set('a an the and or but nor than his her their whose'.split(' '));
/** A shortened meaning must not end in these words either. */
const openWhenCut = new Set([
  ...openWords,
  ...'of two to at in on by from for with as into near which that who one'.split(' '),
]);
/** The dictionary's remarks about the origin and form of a word, which are not a meaning. */
const origin =
  /\b(?:akin to|derivation|derivative|affinity|origin|participle|dative|accusative|genitive|infinitive|neuter|plural of|feminine of|same as|the base of|alternate (?:form )?of|(?<!to )compare|see also|same meaning|adverb|preposition|with enclitic)\b|\p{Script=Greek}|\p{Script=Hebrew}/iu;
const months: Readonly<Record<string, string>> = { '9th': 'ninth' };

/**
 * Cleans up a phrase from a sentence of the dictionary: removes unpaired brackets, doubled commas and
 * spaces, trailing function words, and grammar in the middle of a list.
 */
export function cleanUpMeaning(text: string): string {
  const tidy = balanced(text.replaceAll('"', '').replace(/\b\d+th\b/g, (ordinal) => months[ordinal] ?? ordinal))
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;)])/g, '')
    .replace(/(?<=\() /g, '')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/[\s,;:.–-]+$/, '')
    .replace(/^[\s,;:.–-]+/, '')
    .replace(/,? etc$/, '')
    .replace(/^or /, '');
  return trimDanglingWords(
    tidy
      .split(', ')
      .filter(
        (piece, index) => index === 0 || !/^(?:specially|literally|figuratively|(?:genitive|dative) case)$/.test(piece),
      )
      .join(', '),
    openWords,
  );
}

/**
 * Cuts the text to the length for a list, at a comma or before a conjunction, so that the rest is complete in itself.
 */
export function shortenMeaning(text: string): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest + 1);
  const breaks = [...start.matchAll(/,| and (?:of|in|a|the)\b| or (?:of|a)\b| (?:and|or) /g)].filter(
    ({ index }) => index > longest / 4 && index <= longest && depthAt(start, index) === 0,
  );
  const comma = breaks.findLast(([sign]) => sign === ',');
  const cut = comma ?? breaks.at(-1);
  const end = cut?.index ?? start.lastIndexOf(' ');
  return trimDanglingWords(balanced(start.slice(0, end)).replace(/[\s,;]+$/, ''), openWhenCut);
}

/**
 * Whether a dictionary could print the text as a meaning: paired brackets, no number, nothing dangling, 1 to 60
 * characters.
 */
export function isMeaning(text: string): boolean {
  return meaningError(text) === undefined;
}

/** A few words about what is wrong with a meaning. */
export function meaningError(text: string): string | undefined {
  if (text.length < 1 || text.length > longest) return `${text.length} letters`;
  if (balanced(text) !== text) return 'half a bracket';
  if (/\d/.test(text)) return 'a number';
  if (/ {2}|,\s*,|\s[,;)]|…|[,;:-]$|^[,;:)-]/.test(text)) return 'a stray sign';
  if (trimDanglingWords(text, openWords) !== text) return 'a dangling word';
  return origin.test(text) ? 'words on its origin' : undefined;
}

/** Removes unpaired closing brackets, and an unclosed bracket with everything after it. */
function balanced(text: string): string {
  const open: number[] = [];
  let result = '';
  for (const sign of text) {
    if (sign === ')' || sign === ']') {
      if (open.length === 0) continue;
      open.pop();
    } else if (sign === '(' || sign === '[') {
      open.push(result.length);
    }
    result += sign;
  }
  return open[0] === undefined ? result : result.slice(0, open[0]).trimEnd();
}

function depthAt(text: string, at: number): number {
  const before = text.slice(0, at);
  return before.split('(').length - before.split(')').length;
}

/** Words that can be a sense by themselves: "or; than". A conjunction at the end announces more. */
const senseWords = new Set('than his her their whose'.split(' '));

/** In a list of single words ("but, and") the last may be such a word, because it is a meaning itself. */
function trimDanglingWords(text: string, open: ReadonlySet<string>): string {
  const words = text.split(' ');
  const last = words.at(-1)?.toLowerCase() ?? '';
  const isListed = words.slice(0, -1).every((word) => word.endsWith(','));
  const isSense = senseWords.has(last) && /[,;]$/.test(words.at(-2) ?? '');
  if (words.length < 2 || !open.has(last) || isListed || isSense) return text;
  return trimDanglingWords(
    words
      .slice(0, -1)
      .join(' ')
      .replace(/[\s,;]+$/, ''),
    open,
  );
}
