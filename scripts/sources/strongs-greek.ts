import { entryNumber, strongsKind, type Language } from '#data/dictionary/entry-number.ts';
import { plainRichText, type RichText, type RichTextPart } from '#data/dictionary/rich-text.ts';
import { correctEntry } from './correct-dictionary-text.ts';
import { correctDefinition } from './correct-definition.ts';
import { referencePart, tidyRichText } from './rich-text-builder.ts';
import type { EntryText } from './source.ts';
import { readXml, type Attributes } from '#data/imports/container/xml.ts';

type Field = 'derivation' | 'definition' | 'usage' | 'tail';

interface Draft {
  value: number;
  headword: Attributes | undefined;
  pronunciation: string | undefined;
  parts: Record<Field, RichTextPart[]>;
}

const fieldOf: Record<string, Field> = {
  strongs_derivation: 'derivation',
  strongs_def: 'definition',
  kjv_def: 'usage',
};

/**
 * Ulrik Petersen's edition of Strong's Greek dictionary. Text after the last field ("Compare G5368.", "or ἄρσην")
 * becomes the end of the definition. Elements of numbers that Strong skipped say "Not Used" and produce no entry.
 */
export function readStrongsGreek(file: string, xml: string): EntryText[] {
  const entries: EntryText[] = [];
  let draft: Draft | undefined;
  let field: Field = 'tail';
  let inNumber = false;

  readXml(file, xml, {
    open(name, attributes) {
      if (name === 'entry') {
        draft = newDraft(Number(attributes.strongs));
        field = 'tail';
      } else if (!draft) {
        return;
      } else if (name === 'strongs') {
        inNumber = true;
      } else if (fieldOf[name]) {
        field = fieldOf[name];
      } else if (name === 'greek' && !draft.headword) {
        draft.headword = attributes;
      } else if (name === 'greek') {
        draft.parts[field].push(`${attributes.unicode} (${attributes.translit})`);
      } else if (name === 'pronunciation') {
        draft.pronunciation ??= attributes.strongs ?? '';
      } else if (name === 'strongsref') {
        draft.parts[field].push(referencePart(languageNamed(attributes.language), Number(attributes.strongs), ''));
      }
    },
    text(text) {
      if (draft && !inNumber) draft.parts[field].push(text);
    },
    close(name) {
      if (name === 'strongs') inNumber = false;
      else if (fieldOf[name]) field = 'tail';
      else if (name === 'entry' && draft) {
        if (strongsKind('greek', draft.value) === 'entry') entries.push(entry(draft));
        draft = undefined;
      }
    },
  });
  return entries;
}

function newDraft(value: number): Draft {
  return {
    value,
    headword: undefined,
    pronunciation: undefined,
    parts: { derivation: [], definition: [], usage: [], tail: [] },
  };
}

function languageNamed(name: string | undefined): Language {
  if (name === 'GREEK') return 'greek';
  if (name === 'HEBREW') return 'hebrew';
  throw new Error(`a reference into "${name}": only GREEK and HEBREW are known`);
}

function entry({ value, headword, pronunciation, parts }: Draft): EntryText {
  return correctEntry({
    number: entryNumber('greek', value),
    aramaic: false,
    lemma: headword?.unicode ?? '',
    transliteration: headword?.translit ?? '',
    pronunciation: pronunciation ?? '',
    // The Greek dictionary has no parts of speech.
    partOfSpeech: '',
    ...correctDefinition(tidyRichText(parts.derivation), withTail(parts.definition, parts.tail)),
    dictionaryUsage: plainRichText(parts.usage).replace(/^:?-+/, '').trim(),
  });
}

/** "Compare G5368." is a separate sentence after a definition without a full stop. */
function withTail(definition: readonly RichTextPart[], tail: readonly RichTextPart[]): RichText {
  const closing = tidyRichText(tail);
  const [opening] = closing;
  const isSentence = typeof opening === 'string' && /^(?:Compare|See)\b/.test(opening);
  const body = tidyRichText(definition);
  const last = body.at(-1);
  const isOpen = last !== undefined && !(typeof last === 'string' && /[.;,]$/.test(last));
  return tidyRichText([...body, isSentence && isOpen ? '. ' : ' ', ...closing]);
}
