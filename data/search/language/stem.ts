import { porterStem } from './porter.ts';

/** Forms of common verbs that no suffix rule covers, because the spelling is contracted. */
const contracted: ReadonlyMap<string, string> = new Map(
  Object.entries({
    saith: 'say',
    hath: 'have',
    hast: 'have',
    doth: 'do',
    dost: 'do',
    does: 'do',
    goes: 'go',
    dying: 'die',
    lying: 'lie',
    tying: 'tie',
  }),
);
/**
 * Words that end in "-est" or "-eth" but are not verb or adjective forms, and names whose stem would equal that of a
 * word.
 */
const whole: ReadonlySet<string> = new Set(
  `forest harvest guest priest tempest request interest manifest protest detest honest dishonest modest earnest arrest unrest northwest southwest
   behest conquest contest invest digest suggest molest quest inquest divest attest infest incest teeth hareth
   twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth`.split(/\s+/),
);
/** Separate words that Porter's algorithm treats as forms: "lovely" is not a form of "love", nor "comely" of "come". */
const exceptions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    lovely: 'lovely',
    comely: 'comely',
    comeliness: 'comely',
    lively: 'lively',
    likely: 'likely',
    timely: 'timely',
    namely: 'namely',
    homely: 'homely',
  }),
);
const english = /^[a-z]+$/;

/**
 * The common stem of an English word's forms: "love" for love, loves, loved, loving, loveth, lovest, lovedst. Empty for
 * everything that is not an English word: tags, numbers, Hebrew, Greek, the rows that count prefixes. The word must be
 * folded.
 */
export function englishStem(word: string): string {
  if (!english.test(word)) return '';
  const exception = exceptions.get(word);
  if (exception) return exception;
  return word.length <= 2 ? word : fixShortStem(porterStem(modernForm(word)));
}

/**
 * Changes forms that Porter's algorithm does not know to forms that it knows. King James endings become "-ed", which it
 * strips with the related changes: a double consonant made single (runneth), a silent "e" restored (loveth), "i" for
 * "y" (crieth).
 */
function modernForm(word: string): string {
  if (whole.has(word)) return word;
  const known = contracted.get(word);
  if (known) return known;
  // Otherwise "seeth" would become "seed".
  if (/ee(?:th|st)$/.test(word)) return word.slice(0, -2);
  // The plural step strips the "s" of righteous, which would separate it from righteousness. So both get that ending.
  if (word.endsWith('ous')) return `${word}ness`;
  return word.replace(/edst$/, 'ed').replace(/([aeiouy][a-z]*)e(?:th|st)$/, '$1ed');
}

/**
 * Porter's algorithm gives "cry" and "cried", and "die" and "died", different stems when only consonants come before
 * the ending.
 */
function fixShortStem(stem: string): string {
  return stem.replace(/^([^aeiouy]{2,})i$/, '$1y').replace(/^([^aeiouy])i$/, '$1ie');
}
