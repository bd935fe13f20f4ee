import { entryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { readXml } from '#data/imports/container/xml.ts';
import { splitGlosses } from './abbott-smith.ts';
import type { LexiconText } from './source.ts';

export const outlineFile = 'sources/hebrewlexicon/BrownDriverBriggs.xml';
export const outlineIndexFile = 'sources/hebrewlexicon/LexicalIndex.xml';

/** A word of the index: its first meaning, and where the outline has it. */
interface IndexWord {
  number: EntryNumber;
  partOfSpeech: string;
  gloss: string;
  outline: string;
}

/**
 * The outline of Brown, Driver and Briggs' Hebrew lexicon by Open Scriptures: its index has the first meaning of each
 * Strong's number, and its senses follow. Where one number covers several words of the outline, all of their senses
 * are listed in order.
 */
export function readHebrewOutline(index: string, outline: string): LexiconText[] {
  const senses = readOutline(outline);
  const entries = new Map<EntryNumber, LexiconText>();
  for (const word of readIndex(index)) {
    const entry = entries.get(word.number) ?? { number: word.number, glosses: [], senses: [] };
    entries.set(word.number, entry);
    entry.partOfSpeech ??= word.partOfSpeech;
    const own = senses.get(word.outline) ?? [];
    entry.glosses.push(...splitGlosses(word.gloss), ...own.flatMap(({ glosses }) => glosses));
    entry.senses.push(...own.filter(({ label }) => label !== ''));
  }
  if (entries.size === 0) throw new Error(`${outlineIndexFile} has no entries: it is not the file it should be`);
  return [...entries.values()];
}

function readIndex(xml: string): IndexWord[] {
  const words: IndexWord[] = [];
  let field: 'pos' | 'def' | undefined;
  let draft = { pos: '', def: '', strong: '', outline: '' };
  readXml(outlineIndexFile, xml, {
    open(name, attributes) {
      if (name === 'entry') draft = { pos: '', def: '', strong: '', outline: '' };
      else if (name === 'pos' || name === 'def') field = name;
      else if (name === 'xref') draft = { ...draft, strong: attributes.strong ?? '', outline: attributes.bdb ?? '' };
    },
    text(text) {
      if (field) draft[field] += text;
    },
    close(name) {
      field = undefined;
      if (name !== 'entry' || !/^\d+$/.test(draft.strong)) return;
      words.push({
        number: entryNumber('hebrew', Number(draft.strong)),
        partOfSpeech: draft.pos.trim(),
        gloss: draft.def,
        outline: draft.outline,
      });
    },
  });
  return words;
}

/** The senses of each entry of the outline. Meanings before the first numbered sense have no label. */
function readOutline(xml: string): Map<string, LexiconText['senses']> {
  const entries = new Map<string, LexiconText['senses']>();
  let senses: LexiconText['senses'] = [];
  let level = 0;
  let meaning: string | undefined;
  readXml(outlineFile, xml, {
    open(name, attributes) {
      if (name === 'entry') {
        senses = [{ label: '', level: 0, glosses: [] }];
        level = 0;
        entries.set(attributes.id ?? '', senses);
      } else if (name === 'sense') {
        level += 1;
        senses.push({ label: attributes.n ?? '', level, glosses: [] });
      } else if (name === 'def') {
        meaning = '';
      }
    },
    text(text) {
      if (meaning !== undefined) meaning += text;
    },
    close(name) {
      if (name === 'sense') level -= 1;
      if (name !== 'def' || meaning === undefined) return;
      senses.at(-1)?.glosses.push(...splitGlosses(meaning));
      meaning = undefined;
    },
  });
  return entries;
}
