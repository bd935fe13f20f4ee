import * as z from 'zod';
import {
  hebrewBinyan,
  hebrewLetter,
  hebrewNumber,
  hebrewPhrase,
  hebrewRootWord,
  hebrewVerb,
  hebrewVowel,
  hebrewWord,
} from '#data/contract/hebrew.ts';
import binyanim from '#data/hebrew/binyanim.json' with { type: 'json' };
import letters from '#data/hebrew/letters.json' with { type: 'json' };
import numbers from '#data/hebrew/numbers.json' with { type: 'json' };
import phrases from '#data/hebrew/phrases.json' with { type: 'json' };
import rootFamily from '#data/hebrew/root-lmd.json' with { type: 'json' };
import verbs from '#data/hebrew/verbs.json' with { type: 'json' };
import vowels from '#data/hebrew/vowels.json' with { type: 'json' };
import words from '#data/hebrew/words.json' with { type: 'json' };

/** The learning content, each row held to its schema. */
export const hebrewContent = {
  phrases: rows('phrases.json', hebrewPhrase, phrases),
  words: rows('words.json', hebrewWord, words),
  verbs: rows('verbs.json', hebrewVerb, verbs),
  binyanim: rows('binyanim.json', hebrewBinyan, binyanim),
  rootFamily: rows('root-lmd.json', hebrewRootWord, rootFamily),
  letters: rows('letters.json', hebrewLetter, letters),
  vowels: rows('vowels.json', hebrewVowel, vowels),
  numbers: rows('numbers.json', hebrewNumber, numbers),
};

/** Throws an error that names the file, the row and the field. */
function rows<Row extends z.ZodType>(file: string, row: Row, content: unknown): z.infer<Row>[] {
  const { data, error } = z.array(row).safeParse(content);
  if (data) return data;
  const [first] = error.issues;
  const [index, ...field] = first?.path ?? [];
  const faulty = Array.isArray(content) ? JSON.stringify(content[Number(index)]) : 'not a list';
  throw new Error(
    `data/hebrew/${file}, row ${Number(index) + 1}, ${field.join('.') || 'row'}: ${first?.message ?? 'invalid'}, in ${faulty}`,
  );
}
