import { sql } from 'drizzle-orm';
import type { HebrewVerb } from '#data/hebrew/contract/hebrew.ts';
import type { StudyVerse } from '#data/study/contract/study-deck.ts';
import type { Binyan } from '#data/hebrew/language/binyan.ts';
import { verbTable, type VerbTable } from '#data/hebrew/language/verb-table.ts';
import { verses, versions } from '#data/schema/library.ts';
import { countedVersion } from './bible-frequency.ts';
import { library } from './query-library.ts';
import { readExampleVerse } from './read-example-verse.ts';
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

/** Letter for each binyan in the parsing codes of the Hebrew text (OpenScriptures' OSHM): "HC/Vhw3ms" is a Hif'il. */
const stems: Record<Binyan, string> = {
  "Pa'al": 'q',
  "Pi'el": 'p',
  "Hif'il": 'h',
  "Hitpa'el": 't',
  "Nif'al": 'N',
  "Pu'al": 'P',
  "Huf'al": 'H',
};
/** Letters of the form in the parsing codes, by the tense in modern Hebrew, in order of preference. */
const tenses: [tense: string, letters: string][] = [
  [pastExample, 'p'],
  [futureExample, 'i'],
  [presentExample, 'r'],
  [imperativeExample, 'v'],
];
/** Verses are most of the size of these pages on a device that downloads all of them. */
const maxExamples = 2;

/** The full table of the verb, including the five forms of the list. */
function tableOf(verb: HebrewVerb): VerbTable {
  return verbTable({
    ...verb,
    known: {
      infinitive: verb.infinitive ?? undefined,
      'present ms': verb.presentFirstPerson ?? undefined,
      'present fs': verb.presentFeminine ?? undefined,
      'past 1cs': verb.pastFirstPerson,
      'future 1cs': verb.futureFirstPerson,
    },
  });
}

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

/**
 * The attested stem and form of each word in the Hebrew text: "H3925 qp". Read once, to avoid searches without a
 * result.
 */
function attestedForms(): Set<string> {
  return (attested ??= new Set(
    library
      .all<{ form: string }>(
        sql`select distinct (w.value ->> 2) || ' ' || (w.value ->> 3) as form
          from ${verses} v join ${versions} on ${versions.code} = ${countedVersion}, json_each(v.marks, '$.words') w
          where v.key between ${versions.id} * 100000000 and (${versions.id} + 1) * 100000000 - 1`,
      )
      .flatMap(({ form }) => {
        const [number = '', parsing = ''] = form.split(' ');
        const [, verb] = /\bH?V(\w{2})/u.exec(parsing) ?? [];
        return verb ? [`${number} ${verb}`] : [];
      }),
  ));
}
let attested: Set<string> | undefined;

function examplesOf(verb: HebrewVerb): VerbPage['examples'] {
  const number = withFrequency(verb).inBible?.number;
  if (!number) return [];
  const attestedTenses = tenses
    .map(([tense, letter]) => ({ tense, form: `${stems[verb.binyan]}${letter}` }))
    .filter(({ form }) => attestedForms().has(`${number} ${form}`));
  return attestedTenses
    .flatMap(({ tense, form }) => {
      const parsing = new RegExp(`\\bH?V${form}`, 'u');
      const verse = readExampleVerse(number, (_, morphology) => parsing.test(morphology));
      return verse ? [{ tense, verse }] : [];
    })
    .slice(0, maxExamples);
}
