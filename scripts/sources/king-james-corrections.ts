// cspell:ignore jegar sahadutha jegarsahadutha meholah abelmeholah abida abidah instructers sela chor ezer ezrite hammahlekoth ashan adonijah
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
    verse: 'Matt.27.46',
    from: 'lemma="strong:G3688 strong:G5610',
    to: 'lemma="strong:G3588 strong:G5610',
    reason: 'The article has the number of the donkey.',
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
    verse: 'Rev.11.4',
    from: 'lemma="strong:G3688 strong:G3087',
    to: 'lemma="strong:G3588 strong:G3087',
    reason: 'The article has the number of the donkey in one of two pieces.',
  },
];

/** Corrects the file without changing its lines. A correction that another version of the file has is skipped. */
export function correctMaster(xml: string): string {
  // A program left its name in two verses, and names have dashes for hyphens.
  const spelled = xml.replaceAll('filter_string_', '').replaceAll('–', '-');
  return corrections.reduce((text, { verse, from, to }) => {
    const start = text.indexOf(`sID="${verse}"`);
    const end = text.indexOf(`eID="${verse}"`, start);
    if (start === -1 || end === -1) return text;
    return text.slice(0, start) + text.slice(start, end).replaceAll(from, to) + text.slice(end);
  }, spelled);
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

/** Names that the edition prints as one word. */
const joinedNames =
  /(?<=Rab|Abi|Sela|Chor|Ben|Tob|Gur|Ru)-(?=shakeh|ezer|ezrite|hammahlekoth|ashan|hail|adonijah|baal|hamah)/g;

/** The text of a verse as the edition prints it. */
export function correctText(text: string): string {
  return text.replaceAll(joinedNames, '');
}
