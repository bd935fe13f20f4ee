/**
 * M. F. Porter, "An algorithm for suffix stripping", Program 14 (1980), step by step as published. The measure is the
 * number of vowel-consonant sequences before an ending. It prevents short words from losing their endings.
 */
const consonant = '[^aeiou]';
const vowel = '[aeiouy]';
/** A "y" after a vowel is a consonant. */
const consonants = `${consonant}[^aeiouy]*`;
const vowels = `${vowel}[aeiou]*`;
const measured = new RegExp(`^(?:${consonants})?(?<pairs>(?:${vowels}${consonants})*)`);
const pair = new RegExp(`${vowels}${consonants}`, 'g');
const hasVowel = new RegExp(`^(?:${consonants})?${vowel}`);
/** Ends in consonant, vowel, consonant, where the last consonant is not w, x or y, for example "hop". */
const endsShort = new RegExp(`${consonant}${vowel}[^aeiouwxy]$`);

type Rule = [ending: string, instead: string];

const pairsOf = (text: string): Rule[] =>
  text.split(' ').map((rule): Rule => [rule.split('>')[0] ?? '', rule.split('>')[1] ?? '']);
const steps2 = pairsOf(
  'ational>ate tional>tion enci>ence anci>ance izer>ize abli>able alli>al entli>ent eli>e ousli>ous ization>ize ation>ate ator>ate alism>al iveness>ive fulness>ful ousness>ous aliti>al iviti>ive biliti>ble',
);
const steps3 = pairsOf('icate>ic ative> alize>al iciti>ic ical>ic ful> ness>');
const steps4 = pairsOf(
  'al> ance> ence> er> ic> able> ible> ant> ement> ment> ent> ion> ou> ism> ate> iti> ous> ive> ize>',
);

/** The stem of a lower-case word of the letters a to z. Words of one or two letters do not change. */
export function porterStem(word: string): string {
  if (word.length <= 2) return word;
  let stem = stripPlural(word);
  stem = stripPast(stem);
  // Step 1c.
  if (stem.endsWith('y') && hasVowel.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = replaceEnding(stem, steps2, 0);
  stem = replaceEnding(stem, steps3, 0);
  stem = replaceEnding(stem, steps4, 1);
  return stripLastLetter(stem);
}

function measure(text: string): number {
  return measured.exec(text)?.groups?.pairs?.match(pair)?.length ?? 0;
}

/** Step 1a. */
function stripPlural(word: string): string {
  return /(?:sses|ies)$/.test(word) ? word.slice(0, -2) : word.replace(/(?<!s)s$/, '');
}

/** Step 1b. */
function stripPast(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const stem = word.replace(/(?:ed|ing)$/, '');
  if (stem === word || !hasVowel.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeioulsz])\1$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && endsShort.test(stem) ? `${stem}e` : stem;
}

/** Steps 2 to 4. Only the longest matching ending is tried, even if the measure then forbids stripping it. */
function replaceEnding(word: string, rules: readonly Rule[], measureAbove: number): string {
  const [first] = rules.filter(([ending]) => word.endsWith(ending)).sort((a, b) => b[0].length - a[0].length);
  if (!first) return word;
  const [ending, instead] = first;
  const stem = word.slice(0, -ending.length);
  if (measure(stem) <= measureAbove || (ending === 'ion' && !/[st]$/.test(stem))) return word;
  return stem + instead;
}

/** Steps 5a and 5b. */
function stripLastLetter(word: string): string {
  const stem = word.slice(0, -1);
  const size = measure(stem);
  const bare = word.endsWith('e') && (size > 1 || (size === 1 && !endsShort.test(stem))) ? stem : word;
  return bare.endsWith('ll') && measure(bare) > 1 ? bare.slice(0, -1) : bare;
}
