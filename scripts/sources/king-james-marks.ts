import { languageOfNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { taggedPhrases } from '#data/text/phrases/phrase-pieces.ts';
import { isWeak, wordsIn } from '#data/text/phrases/english-words.ts';
import { furtherPiece, type Span, type WordMark } from '#data/text/verse-marks.ts';
import type { VerseText } from '#data/text/verse-text.ts';
import { linksOfVerse } from './king-james-links.ts';
import { textusVerse } from './textus-receptus.ts';
import type { GreekReference, MasterPhrase, MasterVerse, TextusVerse } from './king-james-verse.ts';

const article = 'G3588';
/** Words that a phrase with another word does not render by a word of its own: the article, and the sign of an object. */
const wordless: ReadonlySet<EntryNumber> = new Set([article, 'H853']);
/** The words of a phrase that render its article: "the" of "the world", "of the" of "of the LORD". */
const articleWords = /^(?:\S+ )?(?:the|that|those|this|these|O)(?= |$)/i;
/** In the Old Testament a phrase begins after the one before, so it can have the end of another clause. */
const clauseEnd = /^.*[,.;:?!()—]\s*(?=\S)/su;

/**
 * The verses with a tag for each number of each phrase. Every verse of a text has its tags in this form. With the Greek
 * verse, the tags also name those words of it that the numbers alone do not find.
 */
export function withMasterMarks({ id, text, marks, phrases }: MasterVerse, greek?: TextusVerse): VerseText {
  const seen = new Set<string>();
  const references: References = new Map();
  const marked = phrases
    .filter((phrase) => !isRepeated(phrase, phrases))
    .map((phrase) => placed(withoutSeen(phrase, seen), phrases))
    .map((phrase) => ({ phrase, words: markPhrase(text, phrase, references) }));
  const words = joinable(marked, references).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (words.length === 0) return { id, text, marks };
  const links = greek
    ? linksOfVerse(
        { text, words, references: words.map((mark) => references.get(mark)) },
        textusVerse(greek),
        greek.words.map(({ position }) => position),
      )
    : [];
  return { id, text, marks: { words, ...(links.length > 0 && { links }), ...marks } };
}

/** The Greek word of a tag. */
type References = Map<WordMark, GreekReference>;

interface CountedPhrase extends MasterPhrase {
  /** Which of its Greek words have no tag yet; all if it is absent. */
  fresh?: boolean[];
}

/** Two nouns can share an article (Colossians 4:7). It counts once. */
function withoutSeen(phrase: MasterPhrase, seen: Set<string>): CountedPhrase {
  if (phrase.greek.length === 0) return phrase;
  const fresh = phrase.greek.map(({ verse, position }) => {
    const key = `${verse}:${position}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
  if (fresh.every(Boolean)) return phrase;
  return { ...phrase, numbers: phrase.numbers.filter((_, index) => fresh[index]), fresh };
}

/** The file has words without a text at the start of the verse. They go to the Greek word that follows. */
function placed(phrase: CountedPhrase, phrases: readonly MasterPhrase[]): CountedPhrase {
  const [piece] = phrase.pieces;
  const [word] = phrase.greek;
  if (!piece || !word || piece[1] > piece[0] || phrase.greek.length > 1) return phrase;
  const next = phrases.find(
    (other) =>
      other.pieces.some(([start, end]) => end > start) &&
      other.greek.some(({ verse, position }) => verse === word.verse && position === word.position + 1),
  );
  const at = next?.pieces[0]?.[0];
  return at === undefined ? phrase : { ...phrase, pieces: [[at, at]] };
}

interface MarkedPhrase {
  phrase: MasterPhrase;
  words: WordMark[];
}

/**
 * A further piece belongs to the nearest counted tag of its number. Where that is the tag of another phrase, another
 * piece counts: "ye shall not <be judged>" after "<Judge> not".
 */
function joinable(marked: readonly MarkedPhrase[], references: References): WordMark[] {
  const all = marked.flatMap(({ words }) => words);
  const split = marked.filter(({ words }) => words.some(isFurther));
  for (const each of split) {
    if (isJoined(each, all)) continue;
    const number = each.words.find(isFurther)?.[2];
    const pieces = each.words.filter((mark) => mark[2] === number);
    for (const counted of pieces) {
      const other = pieces.map((mark): WordMark => toPiece(mark, mark !== counted));
      const reference = references.get(pieces.find((mark) => references.has(mark)) ?? counted);
      const tried = all.map((mark) => other[pieces.indexOf(mark)] ?? mark);
      const words = each.words.map((mark) => other[pieces.indexOf(mark)] ?? mark);
      if (!isJoined({ ...each, words }, tried)) continue;
      all.splice(0, all.length, ...tried);
      if (reference) for (const mark of other) references.set(mark, reference);
      break;
    }
  }
  return all;
}

function isFurther([, , , code]: WordMark): boolean {
  return code === furtherPiece;
}

function toPiece([start, end, number]: WordMark, further: boolean): WordMark {
  return further ? [start, end, number, furtherPiece] : [start, end, number];
}

/** Whether readers of the tags find the pieces of a phrase together. */
function isJoined({ words }: MarkedPhrase, all: readonly WordMark[]): boolean {
  const sorted = all.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const number = words.find(isFurther)?.[2];
  const ends = words.filter((mark) => mark[2] === number).map(([, end]) => end);
  return taggedPhrases(sorted).some(
    ({ mark, pieces }) => mark[2] === number && String(pieces.map(([, end]) => end)) === String(ends),
  );
}

/** Whether the Greek words of a phrase without a text are also those of another one (Matthew 27:46). */
function isRepeated(phrase: MasterPhrase, phrases: readonly MasterPhrase[]): boolean {
  if (phrase.greek.length === 0 || phrase.pieces.some(([start, end]) => end > start)) return false;
  return phrase.greek.every(({ verse, position }) =>
    phrases.some(
      (other) => other !== phrase && other.greek.some((word) => word.verse === verse && word.position === position),
    ),
  );
}

function markPhrase(text: string, phrase: CountedPhrase, references: References): WordMark[] {
  const { greek, fresh } = phrase;
  const own = fresh ? greek.filter((_, index) => fresh[index]) : greek;
  return marksOfNumbers(text, phrase).flatMap((marks, index) => {
    const reference = own[index];
    if (reference) for (const mark of marks) references.set(mark, reference);
    return marks;
  });
}

/** The tags of each number. */
function marksOfNumbers(text: string, { numbers, pieces }: MasterPhrase): WordMark[][] {
  const isGreek = numbers.some((number) => languageOfNumber(number) === 'greek');
  const whole = isGreek ? pieces : pieces.map((piece) => lastClause(text, piece));
  if (numbers.length === 1) return numbers.map((number) => markPieces(text, number, whole));
  const { own, others } = numbers[0] === article ? withoutArticle(text, whole) : { own: undefined, others: whole };
  const at = whole[0]?.[0] ?? 0;
  return numbers.map((number, index) => {
    if (!wordless.has(number)) return markPieces(text, number, others);
    return markPieces(text, number, index === 0 && own ? [own] : [[at, at]]);
  });
}

function lastClause(text: string, [start, end]: Span): Span {
  const before = clauseEnd.exec(text.slice(start, end))?.[0].length ?? 0;
  return [start + before, end];
}

/** The article of a phrase has the words that render it, and the rest of the phrase is the other words'. */
function withoutArticle(text: string, pieces: Span[]): { own: Span | undefined; others: Span[] } {
  const [[start, end] = [0, 0], ...rest] = pieces;
  const length = articleWords.exec(text.slice(start, end))?.[0].length ?? 0;
  if (length === 0) return { own: undefined, others: pieces };
  const own: Span = [start, start + length];
  if (own[1] < end) return { own, others: [[own[1] + 1, end], ...rest] };
  return rest.length === 0 ? { own: undefined, others: pieces } : { own, others: rest };
}

/** The piece with words of sense counts: "perish" of "should … perish". */
function markPieces(text: string, number: EntryNumber, pieces: readonly Span[]): WordMark[] {
  const sense = pieces.findIndex(([start, end]) => !wordsIn(text.slice(start, end)).every(isWeak));
  const counted = sense === -1 ? pieces.length - 1 : sense;
  return pieces.map(([start, end], index) =>
    index === counted ? [start, end, number] : [start, end, number, furtherPiece],
  );
}
