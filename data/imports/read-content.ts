import { splitColophon } from '#data/bible/colophon.ts';
import { strongsKind, type Language } from '#data/dictionary/entry-number.ts';
import { parseTaggedText } from '#data/text/tagged-text.ts';
import { splitVerseId, type VerseId } from '#data/bible/verse-id.ts';
import type { VerseMarks } from '#data/text/verse-marks.ts';
import { beyondUnits, cleanText, locateOddCharacter } from './clean-text.ts';
import type { ParsedContent, TaggedContent } from './record.ts';
import type { IssueKind } from './import-report.ts';
import { markupRemoved, unexpectedCharacterMessage, unknownTagMessage, unmatchedMessage } from './messages.ts';

export interface ReadContent {
  text: string;
  marks: VerseMarks;
  /** Irregularities, phrased to follow the verse reference in a message. */
  problems: { kind: IssueKind; what: string }[];
  beyond: boolean;
}

const letters = /[\p{L}\p{N}]/u;
const lastOldTestamentBook = 39;
const tag = /\{\(?(?<letter>[HG])?0*(?<digits>[0-9]{1,6})[a-z]?\)?\}/gi;
/** A tag with a parenthesis on one side only, which is still read: `{H8798)}`. */
const halfTag = /\{\(?[HG]?[0-9]+[a-z]?\)\}/gi;

/** Parses the content of one verse. The text is empty if it has no word. */
export function readContent(id: VerseId, content: string | TaggedContent | ParsedContent): ReadContent {
  if (typeof content !== 'string') return 'tagged' in content ? readTagged(id, content) : readParsed(content);
  const language: Language = splitVerseId(id).book <= lastOldTestamentBook ? 'hebrew' : 'greek';
  const clean = cleanText(content, 'tagged');
  const { text: source, colophon } = splitColophon(id, clean.text);
  const { text, marks } = parseTaggedText(source, language);
  if (colophon) marks.notes = [...(marks.notes ?? []), [text.length, parseTaggedText(colophon, language).text]];
  const problems: ReadContent['problems'] = [];
  if (clean.markup) problems.push({ kind: 'markup', what: markupRemoved });
  if (clean.odd)
    problems.push({ kind: 'odd-character', what: unexpectedCharacterMessage(locateOddCharacter(content)) });
  const unknown = unknownNumbers(source, language);
  if (unknown.length > 0) problems.push({ kind: 'unknown-number', what: unknownTagMessage(unknown) });
  const half = findUnmatchedHalf(source);
  if (half) problems.push({ kind: 'unbalanced', what: unmatchedMessage(half) });
  return { text: letters.test(text) ? text : '', marks, problems, beyond: clean.beyond };
}

/** Each note belongs where the text before it ends. */
function readTagged(id: VerseId, { tagged, notes }: TaggedContent): ReadContent {
  const read = readContent(id, tagged);
  const added = notes.map(({ at, text }): [number, string] => {
    const before = readContent(id, tagged.slice(0, at)).text.length;
    return [Math.min(before, read.text.length), cleanText(text, 'read').text.replace(/\s+/g, ' ').trim()];
  });
  const all = [...(read.marks.notes ?? []), ...added.filter(([, note]) => note !== '')].sort((a, b) => a[0] - b[0]);
  return { ...read, marks: { ...read.marks, ...(all.length > 0 && { notes: all }) } };
}

function readParsed({ text, marks, markup, odd }: ParsedContent): ReadContent {
  const problems: ReadContent['problems'] = [];
  if (markup) problems.push({ kind: 'markup', what: markupRemoved });
  if (odd) problems.push({ kind: 'odd-character', what: unexpectedCharacterMessage(odd) });
  return { text: letters.test(text) ? text : '', marks, problems, beyond: beyondUnits.test(text) };
}

function unknownNumbers(source: string, bare: Language): string[] {
  if (!source.includes('{')) return [];
  return [...source.matchAll(tag)].flatMap(({ 0: match, groups }) => {
    const letter = groups?.letter?.toUpperCase();
    const language = letter === 'H' ? 'hebrew' : letter === 'G' ? 'greek' : bare;
    return strongsKind(language, Number(groups?.digits)) === 'none' ? [match] : [];
  });
}

/** Finds a bracket or tag without a matching bracket. */
function findUnmatchedHalf(source: string): string | undefined {
  if (!/[[\]{}]/.test(source)) return undefined;
  const halfTags = source.match(halfTag) ?? [];
  const ofTag = halfTags.find((each) => !each.startsWith('{('));
  if (ofTag) return ofTag;
  const parts = source.replace(tag, '');
  const more = (one: string, other: string): boolean => parts.split(one).length > parts.split(other).length;
  return ['[]', '][', '{}', '}{'].find(([one = '', other = '']) => more(one, other))?.[0];
}
