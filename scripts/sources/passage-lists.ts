import { books } from '#data/bible/books.ts';
import { verseId } from '#data/bible/verse-id.ts';
import { readXml } from '#data/imports/container/xml.ts';
import type { RelatedPassages } from '#data/reading/related-passages.ts';
import { verseCounts } from '#data/bible/verse-counts.ts';
import type { VerseRange } from '#data/search/language/verse-ranges.ts';

const bookNumbers = new Map(books.map(({ name, number }) => [name, number]));

/**
 * Reads a list of passages that belong together: quotations (with `<lxx>`) or parallels. Nine references have no book
 * and are left out, and so are sets with fewer than two references. Any other reference that does not exist is an error.
 */
export function readRelatedPassages(file: string, xml: string): RelatedPassages[] {
  const sets: RelatedPassages[] = [];
  let set: RelatedPassages = { kind: 'parallel', passages: [] };
  let isFlag = false;
  readXml(file, xml, {
    open(name, attributes, line) {
      isFlag = name === 'lxx';
      if (name === 'set') set = { kind: 'parallel', passages: [] };
      if (name === 'reference' && attributes['book'] !== '')
        set.passages.push(readReference(attributes, `${file}, line ${line}`));
    },
    text(text) {
      if (isFlag) set.kind = text.trim() === '1' ? 'septuagint' : 'quotation';
    },
    close(name) {
      isFlag = false;
      if (name === 'set' && set.passages.length > 1) sets.push(set);
    },
  });
  if (sets.length === 0) throw new Error(`${file} has no passages: it is not the file it should be`);
  return sets;
}

function readReference(attributes: Record<string, string>, location: string): VerseRange {
  const { book: name = '', chapter = '', verse = '' } = attributes;
  const book = bookNumbers.get(name);
  const match = /^(?<from>\d+)(?:-(?<to>\d+))?$/.exec(verse)?.groups;
  const from = Number(match?.['from']);
  const to = Number(match?.['to'] ?? match?.['from']);
  const last = book === undefined ? 0 : (verseCounts(book, 'kjv')[Number(chapter) - 1] ?? 0);
  if (book === undefined || !(from >= 1 && from <= to && to <= last))
    throw new Error(`${location}: "${name} ${chapter}:${verse}" does not exist`);
  return [
    verseId({ book, chapter: Number(chapter), verse: from }),
    verseId({ book, chapter: Number(chapter), verse: to }),
  ];
}
