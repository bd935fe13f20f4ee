import { tryParseEntryNumber } from '#data/dictionary/entry-number.ts';
import { readXml } from '#data/imports/container/xml.ts';
import type { LexiconSense, LexiconText } from './source.ts';

/** Parts of an entry that are about the form or origin of the word, not about its meaning. */
const apart: ReadonlySet<string> = new Set(['form', 'etym', 're', 'gramGrp']);

/** Words that Strong lacks have the number before them with a letter. One entry has the numbers of four verbs. */
const wordsWithoutOwnNumber = /^G\d{4}[ab]$|^G\d{4}(?:\|G\d{4})+$/;

interface Draft extends LexiconText {
  /** Level of the sense that is open; 0 outside all senses. */
  level: number;
}

/**
 * G. Abbott-Smith's "Manual Greek Lexicon of the New Testament" (1922) in TEI: the glosses of each entry in their order,
 * its numbered senses, and its printed count of occurrences. Entries of words that Strong does not have are skipped.
 */
export function readAbbottSmith(file: string, xml: string): LexiconText[] {
  const entries: LexiconText[] = [];
  let draft: Draft | undefined;
  let ignored = 0;
  let gloss: string | undefined;
  let count: string | undefined;

  readXml(file, xml, {
    open(name, attributes) {
      if (name === 'entry') {
        const { strong = '' } = attributes;
        const number = tryParseEntryNumber(strong, 'greek');
        if (!number && strong !== '' && !wordsWithoutOwnNumber.test(strong))
          throw new Error(`"${strong}" is not the number of an entry`);
        draft = number ? { number, glosses: [], senses: [], level: 0 } : undefined;
      } else if (!draft) {
        return;
      } else if (apart.has(name)) {
        ignored += 1;
      } else if (name === 'sense') {
        draft.level += 1;
        if (attributes.n) draft.senses.push({ label: attributes.n, level: draft.level, glosses: [] });
      } else if (name === 'gloss' && ignored === 0) {
        gloss = '';
      } else if (name === 'note' && attributes.type === 'occurrencesNT') {
        count = '';
      }
    },
    text(text) {
      if (gloss !== undefined) gloss += text;
      if (count !== undefined) count += text;
    },
    close(name) {
      if (!draft) return;
      if (apart.has(name)) ignored -= 1;
      else if (name === 'sense') draft.level -= 1;
      else if (name === 'gloss' && gloss !== undefined) {
        addGlosses(draft, splitGlosses(gloss));
        gloss = undefined;
      } else if (name === 'note' && count !== undefined) {
        if (/^\d+$/.test(count.trim())) draft.printedCount = Number(count);
        count = undefined;
      } else if (name === 'entry') {
        const { level: _, ...entry } = draft;
        entries.push(entry);
        draft = undefined;
      }
    },
  });
  if (entries.length === 0) throw new Error(`${file} has no entries: it is not the file it should be`);
  return entries;
}

function addGlosses(draft: Draft, glosses: readonly string[]): void {
  draft.glosses.push(...glosses);
  const sense: LexiconSense | undefined = draft.senses.at(-1);
  if (draft.level > 0) sense?.glosses.push(...glosses);
}

/** One element may list several: "in truth, indeed, yea". A comma in brackets does not separate them. */
export function splitGlosses(text: string): string[] {
  return text
    .replaceAll('\u00ad', '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{L}) -(?=\p{L})/gu, '-')
    .split(/[,;:](?![^(]*\))/)
    .map((gloss) => gloss.trim().replace(/[.\s]+$/, ''))
    .filter((gloss) => gloss !== '');
}
