// cspell:ignore jegar sahadutha jegarsahadutha meholah abelmeholah abida abidah instructers sela chor ezer ezrite hammahlekoth ashan adonijah heli
import type { EntryNumber } from '#data/dictionary/entry-number.ts';

interface Correction {
  verse: string;
  from: string;
  to: string;
  reason: string;
}

/** Slips of the master file: tags that contradict another tag of the same verse. */
const corrections: readonly Correction[] = [
  {
    verse: 'Matt.23.14',
    from: 'src="6" lemma="strong:G5330 lemma.TR:υποκριται"',
    to: 'src="5" lemma="strong:G5330 lemma.TR:φαρισαιοι"',
    reason: '"Pharisees" has the position and the form of "hypocrites", and position 5 is missing.',
  },
  {
    verse: 'Acts.4.12',
    from: 'src="9" lemma="strong:G3777 lemma.TR:ουτε" morph="robinson:CONJ">any<',
    to: 'src="6" lemma="strong:G3762 lemma.TR:ουδενι" morph="robinson:A-DSM">any<',
    reason: '"any" has the position and the form of "none", and position 6 is missing.',
  },
  {
    verse: '1Cor.7.37',
    from: 'src="2" lemma="strong:G1161 lemma.TR:δε" morph="robinson:CONJ">but<',
    to: 'src="12" lemma="strong:G1161 lemma.TR:δε" morph="robinson:CONJ">but<',
    reason: '"but" has the position of "Nevertheless", and position 12 is missing.',
  },
  { verse: 'Gen.31.47', from: 'Jegar-sahadutha<', to: 'Jegarsahadutha<', reason: 'Printed as one word.' },
  { verse: '1Kgs.19.16', from: 'Abel-meholah', to: 'Abelmeholah', reason: 'Printed as one word.' },
  { verse: 'Gen.25.4', from: 'Abida<', to: 'Abidah<', reason: 'The spelling of 1769.' },
  { verse: '1Cor.4.15', from: 'instructors', to: 'instructers', reason: 'The spelling of 1769.' },
  {
    verse: '1John.2.23',
    from: '(but)',
    to: 'but',
    reason: 'The edition marks the word as supplied. It has no parentheses.',
  },
  {
    verse: 'John.15.4',
    from: 'strong:G3379 strong:G3761 lemma.TR:ουτως',
    to: 'strong:G3779 strong:G3761 lemma.TR:ουτως',
    reason: 'οὕτως has the number of μήποτε.',
  },
];

/**
 * In the ancestry of Jesus (Luke 3:23–38), "which was" has the tag of the name that follows: "which was [the son] of
 * Heli" is "τοῦ Ἠλί", of Heli. The verb is as much supplied as "the son".
 */
const suppliedVerb = /<w [^>]*>(?<verb>which was)<\/w>(?= <transChange type="added">the son<\/transChange>)/gi;

/** Corrects the file without changing its lines. A correction that another version of the file has is skipped. */
export function correctMaster(xml: string): string {
  // A program left its name in two verses, and names have dashes for hyphens.
  const spelled = xml.replaceAll('filter_string_', '').replaceAll('–', '-').replaceAll(suppliedVerb, '$<verb>');
  // In the order of the file and in one pass: each correction of the whole text would copy 30 MB.
  const verses = [...Map.groupBy(corrections, ({ verse }) => verse)]
    .map(([verse, inVerse]) => ({ ...placeOfVerse(spelled, verse), inVerse }))
    .filter(({ start, end }) => start !== -1 && end !== -1)
    .sort((a, b) => a.start - b.start);
  const parts: string[] = [];
  let done = 0;
  for (const { start, end, inVerse } of verses) {
    const text = spelled.slice(start, end);
    parts.push(
      spelled.slice(done, start),
      inVerse.reduce((corrected, { from, to }) => corrected.replaceAll(from, to), text),
    );
    done = end;
  }
  return [...parts, spelled.slice(done)].join('');
}

/** Where a verse starts and ends in the file; -1 if it is not there. */
function placeOfVerse(xml: string, verse: string): { start: number; end: number } {
  const start = xml.indexOf(`sID="${verse}"`);
  return { start, end: start === -1 ? -1 : xml.indexOf(`eID="${verse}"`, start) };
}

/** Parsing codes of the file that are misspelled. The first two have a damaged prefix. */
const codes: Readonly<Record<string, string>> = {
  'robinson-2ADP-GSF': 'V-2ADP-GSF',
  'strong:N-NSM': 'N-NSM',
  'robinson:PRT_N': 'PRT-N',
  'robinson:A-GMS': 'A-GSM',
  'robinson:N-GMP': 'N-GPM',
  // Of ιδιωτης, which is nominative and masculine.
  'robinson:N-NAM': 'N-NSM',
};
/** Ten articles have the tense, voice and mood of their participle. */
const articleAsParticiple = /^T-[A-Z]{3}-(?=[A-Z]{3}$)/;

/** A morphology code of the file as Robinson defines it, without its prefix. */
export function correctCode(code: string): string {
  return codes[code] ?? code.replace(/^robinson:/, '').replace(articleAsParticiple, 'T-');
}

const article = 'G3588';

/**
 * Number and code of a word of the file. In 22 verses an article has another number, usually that of the donkey (G3688).
 * In five it has the code of its adjective or noun.
 */
export function correctArticle(number: EntryNumber, code: string): { number: EntryNumber; morphology: string } {
  const morphology = number === article ? code.replace(/^[AN]-/, 'T-') : code;
  return { number: morphology.startsWith('T-') ? article : number, morphology };
}

/** Names that the edition prints as one word. */
const joinedNames =
  /(?<=Rab|Abi|Sela|Chor|Ben|Tob|Gur|Ru)-(?=shakeh|ezer|ezrite|hammahlekoth|ashan|hail|adonijah|baal|hamah)/g;

/** The text of a verse as the edition prints it. */
export function correctText(text: string): string {
  return text.replaceAll(joinedNames, '');
}
