import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A word of a source file, as the file has it. */
export interface SourceWord {
  verse: string;
  /** "V- 3AAI-S--", "V-AAI-3S", or "Vqp3ms" for each part of a Hebrew word. */
  codes: string[];
  /** A Greek lemma, or Strong's numbers. */
  word: string;
}

/** The shorter ending of Mark, which the text has in a note. */
const shorterEnding = /^021608 \S+ \S+ ⟦Πάντα [^⟧]*⟧.*$/m;

/** Words of MorphGNT's files. */
export function wordsOfMorphGnt(files: readonly string[]): SourceWord[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .replace(shorterEnding, '')
      .split(/\r?\n/)
      .filter((line) => line !== '')
      .map((line) => {
        const [verse = '', speech = '', parsing = '', , , , lemma = ''] = line.split(' ');
        return { verse, codes: [`${speech} ${parsing}`], word: lemma.normalize('NFC') };
      }),
  );
}

/** The Greek words of the New Testament in CrossWire's file of the King James Version. */
export function wordsOfMaster(file: string): SourceWord[] {
  // A colophon is not part of the verse before it.
  return readFileSync(file, 'utf8')
    .replaceAll(/<div type="colophon".*?<\/div>/gs, '')
    .split(/<verse [^>]*sID="/)
    .slice(1)
    .flatMap((part) => {
      const verse = part.slice(0, part.indexOf('"'));
      return [...part.matchAll(/<w [^>]*>/g)].flatMap(([tag]) => {
        const codes = [...tag.matchAll(/robinson:([A-Z0-9-]+)/g)].map(([, code = '']) => code);
        const numbers = [...tag.matchAll(/strong:(G\d+)/g)].map(([, number = '']) => number);
        return codes.map((code, index) => ({ verse, codes: [code], word: numbers[index] ?? '' }));
      });
    });
}

/** The words of the Hebrew text in the files of Open Scriptures. */
export function wordsOfOpenScriptures(folder: string): SourceWord[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.xml') && name !== 'VerseMap.xml')
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('<verse osisID="')
        .slice(1)
        .flatMap((part) =>
          [...part.matchAll(/<w [^>]*>/g)].map(([tag]) => ({
            verse: part.slice(0, part.indexOf('"')),
            // A letter of another language has another sense, so Aramaic codes are "A:Vqp3ms".
            codes: (/morph="[HA]?([^"]*)"/.exec(tag)?.[1] ?? '')
              .split('/')
              .map((code) => (tag.includes('morph="A') ? `A:${code}` : code)),
            word: /lemma="([^"]*)"/.exec(tag)?.[1] ?? '',
          })),
        ),
    );
}

export type FormText = 'sblgnt' | 'tr' | 'wlc';

/** A search, and the code that a word of the source must have; also its lemma or number. */
export const formQuestions: [text: FormText, query: string, code: RegExp, word?: RegExp][] = [
  ['sblgnt', '[V-AAI-3S]', /^V- 3AAI-S--$/],
  ['sblgnt', '[aorist imperative]', /^V- .A.D/],
  ['sblgnt', '[V- -AAN----]', /^V- -AAN----$/],
  ['sblgnt', '[noun dative plural feminine]', /^N- ....DPF/],
  ['sblgnt', '[genitive plural present participle]', /^V- .P.PGP/],
  ['sblgnt', '[optative]', /^V- ...O/],
  ['sblgnt', '[third person plural imperfect active indicative]', /^V- 3IAI-P--$/],
  ['sblgnt', '[2p present imperative]', /^V- 2P.D-P--$/],
  ['sblgnt', '[adjective comparative]', /^A- .......C$/],
  ['sblgnt', '[aorist passive infinitive]', /^V- .APN/],
  ['sblgnt', 'G25 [aorist imperative]', /^V- .A.D/, /^ἀγαπάω$/],
  ['sblgnt', 'G25 [future]', /^V- .F/, /^ἀγαπάω$/],
  ['sblgnt', 'G1325 [aorist passive]', /^V- .AP/, /^δίδωμι$/],
  ['tr', '[V-AAI-3S]', /^V-AAI-3S$/],
  ['tr', '[V-2AAI-3S]', /^V-2AAI-3S$/],
  ['tr', '[V-PAM*]', /^V-PAM/],
  ['tr', '[N-DPF]', /^N-DPF$/],
  ['tr', '[singular nominative second aorist active participle masculine]', /^V-2AAP-NSM$/],
  ['tr', '[future indicative third person plural]', /^V-2?F.I-3P(?:-|$)/],
  ['tr', 'G25 [V-AAI-3S]', /^V-AAI-3S$/, /^G25$/],
  ['tr', 'G622 [aorist subjunctive]', /^V-2?A.S/, /^G622$/],
  ['wlc', '[Vqp3ms]', /^(?:A:)?Vqp3ms$/],
  ['wlc', '[verb qal imperative 2ms]', /^Vqv2ms$/],
  ['wlc', '[VPp3ms]', /^(?:A:)?VPp3ms$/],
  ['wlc', '[infinitive construct hiphil]', /^Vhc/],
  ['wlc', '[noun dual construct]', /^(?:A:)?Nc.dc$/],
  ['wlc', '[cohortative first person plural]', /^V.h1.p$/],
  ['wlc', '[plural feminine adjective absolute]', /^(?:A:)?A[ag]fpa$/],
  ['wlc', 'H8085 [qal imperative]', /^Vqv/, /(?:^|\/)8085(?: |$)/],
  ['wlc', 'H1288 [piel imperfect]', /^Vpi/, /(?:^|\/)1288(?: |$)/],
];

/** The number of verses with a word of the question. */
export function versesWith(words: readonly SourceWord[], code: RegExp, word = /(?:)/): number {
  return new Set(
    words.filter((each) => word.test(each.word) && each.codes.some((one) => code.test(one))).map(({ verse }) => verse),
  ).size;
}
