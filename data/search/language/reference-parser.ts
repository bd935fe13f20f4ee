import { bcv_parser } from 'bible-passage-reference-parser';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { bookByNumber } from '../../bible/books.ts';

let parser: bcv_parser | undefined;

/**
 * The reference parser, created on first use. That takes about 60 ms, so callers only request it for text that may have
 * a reference.
 */
export function referenceParser(): bcv_parser {
  parser ??= new bcv_parser(english).set_options({
    versification_system: 'kjv',
    // Other texts use another versification (Joel 4, Malachi 3:24 in the Hebrew text). A reference that a text lacks
    // finds nothing.
    passage_existence_strategy: 'b',
    osis_compaction_strategy: 'bc',
    book_range_strategy: 'include',
    zero_verse_strategy: 'allow',
    end_range_digits_strategy: 'sequence',
  });
  return parser;
}

let counts: Record<string, readonly number[]> | undefined;

/** Verses of a chapter in the King James Version; `undefined` for a chapter that its book does not have. */
export function versesOfChapter(book: number, chapter: number): number | undefined {
  counts ??= referenceParser().translation_info('kjv').chapters;
  return counts?.[bookByNumber(book).osis]?.[chapter - 1];
}
