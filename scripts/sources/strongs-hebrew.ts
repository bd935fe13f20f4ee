import { entryNumber, parseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { plainRichText, type RichText, type RichTextPart } from '#data/dictionary/rich-text.ts';
import { hebrewPartOfSpeech } from './hebrew-part-of-speech.ts';
import { correctEntry } from './correct-dictionary-text.ts';
import { correctDefinition } from './correct-definition.ts';
import { referencePart, tidyRichText } from './rich-text-builder.ts';
import type { EntryText } from './source.ts';
import { readXml, type Attributes } from '#data/imports/container/xml.ts';

/**
 * Open Scriptures' edition of Strong's Hebrew dictionary. Its attribute `POS` has the pronunciation and `morph` the
 * part of speech. Deliberately omitted: the outline in `<list>` and the `gloss` numbers, which follow the
 * Brown-Driver-Briggs outline of a Bible program and the Theological Wordbook (© Moody). Neither is clearly free.
 */
export function readStrongsHebrew(file: string, xml: string): EntryText[] {
  const entries: EntryText[] = [];
  let word: Attributes | undefined;
  let fields: Partial<Record<FieldName, RichText>> = {};
  let field: { name: FieldName; parts: RichTextPart[] } | undefined;
  let emphasis: string | undefined;
  /** Notes on corrected misprints occur in the middle of the prose and are not part of it. */
  let misprintNotes = 0;

  readXml(file, xml, {
    open(name, attributes) {
      if (name === 'div' && attributes.type === 'entry') {
        word = undefined;
        fields = {};
      } else if (name === 'w' && attributes.ID) {
        word = attributes;
      } else if (name === 'note' && attributes.type === 'x-typo') {
        misprintNotes += 1;
      } else if (name === 'note') {
        field = { name: fieldName(attributes.type), parts: [] };
      } else if (name === 'hi' && field) {
        emphasis = '';
      } else if (name === 'w' && field && misprintNotes === 0) {
        field.parts.push(wordPart(attributes));
      }
    },
    text(text) {
      if (!field || misprintNotes > 0) return;
      const clean = withoutBraces(text);
      if (emphasis === undefined) field.parts.push(clean);
      else emphasis += clean;
    },
    close(name) {
      if (name === 'hi' && field && emphasis !== undefined) {
        // The source has no space between two consecutive emphasized words: "governor" "of a".
        const last = field.parts.at(-1);
        if (typeof last === 'object') field.parts.push(' ');
        field.parts.push({ kind: 'emphasis', text: emphasis });
        emphasis = undefined;
      } else if (name === 'note' && misprintNotes > 0) {
        misprintNotes -= 1;
      } else if (name === 'note' && field) {
        fields[field.name] = tidyRichText(field.parts);
        field = undefined;
      } else if (name === 'div' && word) {
        entries.push(entry(word, fields));
        word = undefined;
      }
    },
  });
  return entries;
}

type FieldName = 'derivation' | 'definition' | 'usage';

function fieldName(type: string | undefined): FieldName {
  switch (type) {
    case 'exegesis':
      return 'derivation';
    case 'explanation':
      return 'definition';
    case 'translation':
      return 'usage';
    default:
      throw new Error(`a note of type "${type}" is none of exegesis, explanation, translation, x-typo`);
  }
}

/** 246 definitions are in braces, Strong's mark for a sense that comes from the root. Readers do not know it. */
function withoutBraces(text: string): string {
  return text.replace(/[{}]/g, '');
}

function wordPart({ src, lemma = '', xlit = '', POS = '' }: Attributes): RichTextPart {
  if (!src) return lemma && xlit ? `${lemma} (${xlit})` : lemma || xlit || POS;
  return referencePart('hebrew', Number(src), lemma);
}

function entry(word: Attributes, fields: Partial<Record<FieldName, RichText>>): EntryText {
  const { derivation, definition } = correctDefinition(fields.derivation ?? [], fields.definition ?? []);
  const number: EntryNumber = parseEntryNumber(word.ID ?? '');
  return correctEntry({
    number: entryNumber('hebrew', Number(number.slice(1))),
    aramaic: word['xml:lang'] === 'arc' || plainRichText(derivation).startsWith('(Aramaic)'),
    lemma: word.lemma ?? '',
    transliteration: word.xlit ?? '',
    pronunciation: word.POS ?? '',
    partOfSpeech: hebrewPartOfSpeech(word.morph ?? ''),
    definition,
    derivation,
    dictionaryUsage: plainRichText(fields.usage ?? []),
  });
}
