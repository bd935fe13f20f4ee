import type { VerseId } from '#data/bible/verse-id.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import type { Span, VerseMarks } from '#data/text/verse-marks.ts';

/** A word of the Greek text: usually in the verse of the phrase, six times in the one before or after it. */
export interface GreekReference {
  verse: VerseId;
  position: number;
}

/** Words of the translation and the words of the original that they render. */
export interface MasterPhrase {
  /**
   * Spans of the text, in its order. Several pieces if other words split the phrase ("should … perish"), and one empty
   * span if the translation has no word for it.
   */
  pieces: Span[];
  /** The Strong's numbers, in the order of the original in the Greek Testament, and as the file has them in Hebrew. */
  numbers: EntryNumber[];
  /** The words of the Textus Receptus, one for each number. Empty in the Old Testament. */
  greek: GreekReference[];
  /** Strong's codes of the tense and stem of Hebrew verbs, `H8804`. */
  codes: string[];
}

/** A verse of the King James Version. Its marks have no `words`, because its phrases contain more. */
export interface MasterVerse {
  id: VerseId;
  text: string;
  marks: VerseMarks;
  phrases: MasterPhrase[];
}

/** A word of the Greek Textus Receptus. */
export interface TextusWord {
  /** Its position in the verse, from 1. */
  position: number;
  /** Without accents, breathings and capitals: "ηγαπησεν". */
  form: string;
  /** Of the form, where Strong gave it a number of its own: G2036 for ειπεν. */
  number: EntryNumber;
  /** Robinson's code: "V-AAI-3S". */
  morphology: string;
}

/** The Greek words of a verse, by position. A position can be missing: the file lacks nine words in eight verses. */
export interface TextusVerse {
  id: VerseId;
  words: TextusWord[];
}

export interface KingJamesMaster {
  /** 31,102 verses and 116 titles of psalms (verse 0), in canonical order. */
  verses: MasterVerse[];
  /** 7,957 verses with 140,000 words. They have the verse numbers of the King James Version. */
  textus: TextusVerse[];
}
