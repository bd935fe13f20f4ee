import type { HebrewVerb } from '#data/hebrew/contract/hebrew.ts';
import type { StudyVerse } from '#data/study/contract/study-deck.ts';
import type { VerbTable } from '#data/hebrew/language/verb-table.ts';
import { tableOf, verbExample } from './card-examples.ts';
import { hebrewContent } from './hebrew-content.ts';
import { withFrequency, type WithFrequency } from './learning-pages.ts';
import { rootPages, type RootPage } from './root-pages.ts';
import { futureExample, imperativeExample, pastExample, presentExample } from './messages.ts';

export interface VerbPage {
  verb: WithFrequency<HebrewVerb>;
  table: VerbTable;
  /** One verse for each of up to two tenses of this verb in its binyan that the Bible has. */
  examples: { tense: string; verse: StudyVerse }[];
  root: RootPage | undefined;
  previous: HebrewVerb | undefined;
  next: HebrewVerb | undefined;
}

/** The tenses in modern Hebrew, in order of preference, with their cells of the table. */
const tenses: [tense: string, cells: string][] = [
  [pastExample, 'past'],
  [futureExample, 'future'],
  [presentExample, 'present'],
  [imperativeExample, 'imperative'],
];
/** Verses are most of the size of these pages on a device that downloads all of them. */
const maxExamples = 2;

/** The pages of all verbs, in the order of the list. */
export function verbPages(): VerbPage[] {
  const { verbs } = hebrewContent;
  const roots = rootPages();
  return verbs
    .map((verb, index) => ({ verb, previous: verbs[index - 1], next: verbs[index + 1] }))
    .map(({ verb, previous, next }) => ({
      verb: withFrequency(verb),
      table: tableOf(verb),
      examples: examplesOf(verb),
      root: roots.find(({ root }) => root === verb.root),
      previous,
      next,
    }));
}

function examplesOf(verb: HebrewVerb): VerbPage['examples'] {
  return tenses
    .flatMap(([tense, cells]) => {
      const verse = verbExample(verb, [cells]);
      return verse ? [{ tense, verse }] : [];
    })
    .slice(0, maxExamples);
}
