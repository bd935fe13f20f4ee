import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import type { ExamplesAnswer, ExampleVerse } from '#data/dictionary/contract/examples.ts';
import type { StudyCard, StudyVerse } from '#data/study/contract/study-deck.ts';
import { callApi } from '../../client/call-api.ts';

/**
 * Adds the number of occurrences in the original text, and a verse whose translation uses one of the card's meanings.
 * Throws an error if the site cannot be reached.
 */
export async function withExample(card: StudyCard, number: EntryNumber): Promise<StudyCard> {
  const path = `/api/strongs/search-by-number/${number}`;
  const [original, translation] = await Promise.all([
    callApi<ExamplesAnswer>(`${path}?version=${number.startsWith('G') ? 'sblgnt' : 'wlc'}`),
    callApi<ExamplesAnswer>(path),
  ]);
  const verse = chooseExample(card, number, original, translation);
  return { ...card, entry: { number, total: original.totalOccurrences }, ...(verse && { verse }) };
}

/** The shortest verse that says the first possible meaning. */
export function chooseExample(
  { english, also = '' }: Pick<StudyCard, 'english' | 'also'>,
  number: EntryNumber,
  original: Pick<ExamplesAnswer, 'verses' | 'version'>,
  translation: Pick<ExamplesAnswer, 'verses' | 'version'>,
): StudyVerse | undefined {
  // A word without a translation has examples in the original text only.
  if (translation.version === original.version) return undefined;
  const pairs = translation.verses
    .flatMap((verse) => {
      // "Psalm 83 title · Hebrew 83:1": the numbering of the Hebrew text may differ.
      const same = original.verses.find(({ reference }) => reference.split(' · ')[0] === verse.reference);
      return same && !same.marks.ketiv ? [{ verse, same }] : [];
    })
    .sort((a, b) => a.verse.plain.length - b.verse.plain.length);
  for (const meaning of `${english},${also}`.split(/[,;]/).map(plainMeaning).filter(Boolean))
    for (const { verse, same } of pairs) {
      const found = spansOf(verse, number);
      const says = ([start, end]: Span): boolean => saysWords(verse.plain.slice(start, end), meaning);
      if (found.length > 0 && found.every(says))
        return { reference: same.reference, hebrew: marked(same, number), english: marked(verse, number) };
    }
  return undefined;
}

type Span = [start: number, end: number];

function plainMeaning(text: string): string {
  return plainWords(text.replace(/\([^)]*\)/g, '').replace(/^\s*(?:to|the|an?)\s+/, ''));
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

/** Whether the words are in the text, the last one also with an ending: "loveth" for "love", but not "thousand" for "thou". */
function saysWords(text: string, words: string): boolean {
  return ` ${plainWords(text)} `.split(` ${words}`).some((rest, at) => at > 0 && /^(?:e?th|e?st|e?[ds])? /.test(rest));
}

function spansOf({ marks }: ExampleVerse, number: EntryNumber): Span[] {
  return (marks.words ?? []).flatMap(([start, end, each]): Span[] =>
    each === number && end > start ? [[start, end]] : [],
  );
}

function marked(verse: ExampleVerse, number: EntryNumber): StudyVerse['hebrew'] {
  const { words: _, ...marks } = verse.marks;
  return { text: verse.plain, marks, found: spansOf(verse, number) };
}
