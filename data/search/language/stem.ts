import { porterStem } from './porter.ts';

/** Forms of everyday verbs that no ending tells, though only their spelling is contracted. */
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
/** In "-est" or "-eth", but no form of a verb or adjective; names that would fall together with a word. */
const whole: ReadonlySet<string> = new Set(
  `forest harvest guest priest tempest request interest manifest protest detest honest dishonest modest earnest arrest unrest northwest southwest
   behest conquest contest invest digest suggest molest quest inquest divest attest infest incest teeth hareth
   twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth`.split(/\s+/),
);
/** Words of their own, which Porter's algorithm takes for forms: a lovely song is not love, nor a comely woman come. */
const apart: ReadonlyMap<string, string> = new Map(
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
 * What the forms of an English word have in common: "love" of love, loves, loved, loving, loveth, lovest, lovedst.
 * Empty for what is no English word: tags, numbers, Hebrew, Greek, the rows that count prefixes. The word is folded.
 */
export function englishStem(word: string): string {
  if (!english.test(word)) return '';
  const own = apart.get(word);
  if (own) return own;
  return word.length <= 2 ? word : mendShort(porterStem(modernForm(word)));
}

/**
 * What Porter's algorithm does not know, in a form that it does. The King James Version's endings as "-ed", which it
 * strips with all that belongs to that: a double consonant made single (runneth), a silent "e" restored (loveth), "i" for "y" (crieth).
 */
function modernForm(word: string): string {
  if (whole.has(word)) return word;
  const known = contracted.get(word);
  if (known) return known;
  // "seeth" would become "seed".
  if (/ee(?:th|st)$/.test(word)) return word.slice(0, -2);
  // The plural's step takes the "s" of righteous, which parts it from righteousness: so both have that ending.
  if (word.endsWith('ous')) return `${word}ness`;
  return word.replace(/edst$/, 'ed').replace(/([aeiouy][a-z]*)e(?:th|st)$/, '$1ed');
}

/** Porter's algorithm parts "cry" from "cried" and "die" from "died", where nothing but consonants goes before. */
function mendShort(stem: string): string {
  return stem.replace(/^([^aeiouy]{2,})i$/, '$1y').replace(/^([^aeiouy])i$/, '$1ie');
}
