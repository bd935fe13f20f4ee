// cspell:ignore Aharhel absol ársēn dâʼg advers causatively corresp ellip ellipt interch patrial patronymical perb proxim techn
import { tryParseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import type { RichText, RichTextPart } from '#data/dictionary/rich-text.ts';
import { dictionaryCorrections } from './dictionary-corrections.ts';
import { tidyRichText } from './rich-text-builder.ts';
import type { EntryText } from './source.ts';

export interface Correction {
  number: EntryNumber;
  field: 'lemma' | 'transliteration' | 'pronunciation' | 'speech' | 'definition' | 'derivation' | 'usage';
  old: string;
  corrected: string;
  reason: string;
}

/** In the table, an empty text. */
const nothing = '-';
const fields = {
  lemma: 'lemma',
  transliteration: 'transliteration',
  pronunciation: 'pronunciation',
  speech: 'speech',
  definition: 'definition',
  derivation: 'derivation',
  usage: 'usage',
} as const;

/** The lines of the table. Throws with the line if it cannot be read. */
export function readCorrections(table: string): Correction[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [number, field = '', old = '', corrected = '', reason] = line.split(' | ');
      const entry = tryParseEntryNumber(number ?? '');
      if (!entry || !(field in fields) || !reason) throw new Error(`"${line}" is not a correction`);
      return {
        number: entry,
        field: fields[field as keyof typeof fields],
        old: old === nothing ? '' : old,
        corrected: corrected === nothing ? '' : corrected,
        reason,
      };
    });
}

const correctionsOf = Map.groupBy(readCorrections(dictionaryCorrections), ({ number }) => number);

/**
 * Abbreviations that the files' editors did not write out. "trans." and "gen." are adverbs in every entry that has them.
 */
const abbreviations: Readonly<Record<string, string>> = {
  abs: 'absolute',
  absol: 'absolutely',
  advers: 'adversatively',
  caus: 'causatively',
  correl: 'correlative',
  corresp: 'corresponding',
  dem: 'denominative',
  ellip: 'elliptically',
  ellipt: 'elliptically',
  fem: 'feminine',
  gen: 'generally',
  intens: 'intensively',
  interch: 'interchange',
  interj: 'interjectionally',
  intrans: 'intransitively',
  orig: 'original',
  perb: 'perhaps',
  proxim: 'proximate',
  redupl: 'reduplicated',
  reflex: 'reflexively',
  reg: 'regularly',
  rel: 'relatively',
  techn: 'technically',
  trans: 'transitively',
  transp: 'transposition',
  usu: 'usually',
};
const short = `(?:${Object.keys(abbreviations).join('|')})`;
/** "caus.", "*caus*." and the end of "*direct and proxim*.". */
const abbreviation = new RegExp(
  String.raw`\*(?<emphasized>${short})\*\.(?!\p{L})|\b(?<last>${short})(?<star>\*?)\.(?!\p{L})`,
  'gu',
);

/** Kinds of faults that occur in many entries. */
const rules: readonly [pattern: RegExp, replacement: string | ((...groups: (string | undefined)[]) => string)][] = [
  // Emphasis that ends inside a word: "*in*transitively", and the last letters of "*an err*or".
  [/\*in\*(?=transitively)/g, 'in'],
  [/\*(?<start>[^*]*\p{L})\*(?<rest>\p{L}+)/gu, '*$<start>$<rest>*'],
  [abbreviation, (_, emphasized, last, star = '') => `${abbreviations[emphasized ?? last ?? ''] ?? ''}${star}`],
  [/\b(?<!by )transposition for\b/g, 'by transposition for'],
  // "comp." is a compound before another word, and the comparative only of an adjective.
  [/\ba comparative of (?=[^;]* and )/g, 'a compound of '],
  [/\bi\.e(?=[ ,])/g, 'i.e.'],
  [/(?<=\S) +(?=[,;)?])/g, ''],
  [/\( +/g, '('],
  // "(by analogy,)", "plural;(used", "multitude;, the same".
  [/[,;]+(?=\))/g, ''],
  [/(?<=[,;.)}])\(/g, ' ('],
  [/[,;]*;[,;]*/g, ';'],
  // The place of another spelling after a semicolon: "or דָּאג (dâʼg); (Nehemiah 13:16), from".
  [/;(?= \((?:[1-3] )?(?:\p{Lu}\p{Ll}+|Song of Solomon) \d)/gu, ''],
  // The number of a verse in the Hebrew text, which the file took for an entry: "Psalm 51:5 (H7)".
  [/(?<=\d) \(\{H(?<verse>\d+)\}\)/g, ' ($<verse>)'],
  // Sentences without the stop before them.
  [/(?<=[\p{L})’}*]);? (?=(?:Compare|In (?:the )?comp\p{L}+,?|Often (?:used|compounded)|See(?: also)?|Used) )/gu, '. '],
  [/\ba(?=\*? \*?(?:[aioAIO](?!ne\b)|[eE](?![uw])|un(?!i)))/g, 'an'],
  // "i.e. (specially), a fringe".
  [/(?<=(?:^|i\.e\.|[,;]|\b(?:also|and|or)) )\((?<kind>\p{Ll}+ly|by \p{Ll}+)\),/gu, '($<kind>)'],
  [/\bby euphemistically\b/g, 'by euphemism'],
  // "(by implication, of ease)".
  [/(?<=\([^();]*\b(?:implication|analogy)), (?=of )/g, ' '],
  // "properly, a dripping i.e. of honey".
  [/(?<=[\p{L})*]) (?=i\.e\. )/gu, ', '],
  [/(?<=\p{Ll})- (?=\p{Ll})/gu, '-'],
  [/^(?:[\s;,:]|i\.e\. )+/, ''],
  [/[\s;,:]+$/, ''],
];
/** Kinds of faults of derivations: a remark in brackets after a semicolon, "a primitive root; (compare {H2421})". */
const derivationRules: typeof rules = [
  [/(?<=^| )patronymical (?=from\b|or patrial from\b)/g, 'patronymically '],
  [/;(?= \((?:[^()]|\([^()]*\))*\)(?:$|[,;]| \())/g, ''],
  [/;(?= \((?:compare|used|both forms|or perhaps|with or without) )/g, ''],
];
/**
 * Faults of renderings: "from , at hand", "(thy- )self", "Aharhel,", no stop at the end, and "part." at the end, which the
 * files' editors wrote out as an abbreviation.
 */
const usageRules: typeof rules = [
  [/(?<=\S) +(?=[,;)])/g, ''],
  [/, - /g, ', -'],
  [/[\s,;]+$/, ''],
  [/\bparticiple$/, 'part'],
  [/(?<=\p{L}|[^.]\))$/u, '.'],
];
/**
 * Another spelling, which the Greek file has after the definition: "male, or ἄρσην (ársēn)". It belongs to the
 * derivation, where the printed dictionary has it.
 */
const otherSpelling =
  /[,;]? (?<spelling>(?:or|and|also) (?:(?:\((?:comparative|shorter|strengthened|separately|by variation|in plural|in certain tenses)\)|by|contracted|feminine|form|irregular|its|masculine|neuter|plural|prolong(?:ed|ation)|simpler),? )*\p{Script=Greek}+(?: \p{Script=Greek}+)? \([^()]*\)(?:,? (?:or|and) (?:contracted )?\p{Script=Greek}+ \([^()]*\))*)(?=$|\. (?:Compare|See) )/u;
/** Definitions that list forms. */
const listsForms = /\b(?:including|likewise|so also)\b/;
/** "gen." is "generally" in a definition, except where it is the case of a noun after "with". */
const generally = /(?<!with (?:the )?)\bgenitive case\b(?!,? [\p{Script=Greek}]|, the side|\) from beside)/gu;

/** Corrects an entry as read from its file: the faults of the table, then those of known kinds. */
export function correctEntry(entry: EntryText): EntryText {
  const own = correctionsOf.get(entry.number) ?? [];
  const apply = (field: Correction['field'], text: string): string =>
    own.filter((correction) => correction.field === field).reduce(replaceOnce, text);
  const definition = apply('definition', encode(entry.definition));
  const [meaning, spelling] = withoutSpelling(
    withRules(
      rules,
      textPoints(definition)
        .replace(/\bin genitive case\b/g, 'in general')
        .replace(generally, 'generally'),
    ),
  );
  const derivation = withRules(
    [...rules, ...derivationRules],
    textPoints(apply('derivation', encode(entry.derivation))),
  );
  const parts = [...entry.definition, ...entry.derivation];
  return {
    ...entry,
    lemma: textPoints(apply('lemma', entry.lemma)),
    transliteration: apply('transliteration', entry.transliteration),
    pronunciation: apply('pronunciation', entry.pronunciation),
    partOfSpeech: apply('speech', entry.partOfSpeech),
    definition: tidyRichText(decode(meaning, parts)),
    derivation: tidyRichText(decode(joined(spelling, derivation), parts)),
    dictionaryUsage: withRules(usageRules, textPoints(apply('usage', entry.dictionaryUsage))),
  };
}

function joined(spelling: string, derivation: string): string {
  if (spelling === '' || derivation === '') return spelling + derivation;
  return `${spelling}${derivation.startsWith('(') ? ' ' : '; '}${derivation}`;
}

/** The definition without another spelling at its end, and the spelling. */
function withoutSpelling(definition: string): [definition: string, spelling: string] {
  const match = listsForms.test(definition) ? null : otherSpelling.exec(definition);
  return match
    ? [definition.slice(0, match.index) + definition.slice(match.index + match[0].length), match.groups?.spelling ?? '']
    : [definition, ''];
}

/** An empty old text means that the field is empty. Throws if the file no longer has the old text. */
function replaceOnce(text: string, { number, field, old, corrected }: Correction): string {
  if (old === '' ? text !== '' : !text.includes(old))
    throw new Error(`the correction of "${old}" in the ${field} of ${number} does not apply to "${text}"`);
  return old === '' ? corrected : text.replace(old, () => corrected);
}

function withRules(all: typeof rules, text: string): string {
  return all.reduce(
    (corrected, [pattern, replacement]) =>
      typeof replacement === 'string'
        ? corrected.replace(pattern, replacement)
        : corrected.replace(pattern, replacement),
    text,
  );
}

/**
 * The points as in the Hebrew text of the library. It has no separate sign for the short kamats (U+05C7) and no joiner
 * between the points of one letter (U+034F), so a copied headword with them would not be found by an exact search.
 */
function textPoints(text: string): string {
  return text.replaceAll('\u05C7', '\u05B8').replaceAll('\u034F', '');
}

const part = /\*(?<emphasis>[^*]+)\*|\{(?<number>[GH]\d+)\}/g;

/** As in the table: "*emphasis*" and "{H1121}". */
function encode(parts: RichText): string {
  return parts
    .map((each) => (typeof each === 'string' ? each : each.kind === 'emphasis' ? `*${each.text}*` : `{${each.number}}`))
    .join('');
}

/** Lemmas of references are taken from the parts before the correction. */
function decode(text: string, parts: RichText): RichText {
  const lemmas = new Map(
    parts.flatMap((each) => (typeof each === 'object' && each.kind === 'reference' ? [[each.number, each.lemma]] : [])),
  );
  const decoded: RichTextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(part)) {
    decoded.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    const number = tryParseEntryNumber(match.groups?.number ?? '');
    decoded.push(
      number
        ? { kind: 'reference', number, lemma: textPoints(lemmas.get(number) ?? '') }
        : { kind: 'emphasis', text: match.groups?.emphasis ?? '' },
    );
  }
  return [...decoded, text.slice(end)].filter((each) => each !== '');
}
