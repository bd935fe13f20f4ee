import type { SearchAnswer } from '#data/contract/search.ts';
import { besideName, besideResults, besideWords } from '#data/markup/beside-results.ts';
import type { ParallelCell } from '#data/markup/parallel-rows.ts';
import { verseText } from '#data/markup/verse-text.ts';
import { verseId } from '#data/model/verse-id.ts';
import { asProblem } from '../answers/api-answer.ts';
import { BatchPlan } from '../queries/batch.ts';
import { readVerseMap, type Catalogue } from '../queries/catalogue.ts';
import { planPlaces } from '../queries/reading.ts';
import { rightSide, type ReadableVersion } from './readable-version.ts';

export interface BesideSlots {
  'beside-head': string;
  beside: string;
  message: string;
}

type Result = SearchAnswer['results'][number];

/** The results of a search, each beside its counterpart, as the page of results has places for them. */
export async function besideSlots(database: D1Database, catalogue: Catalogue, answer: SearchAnswer): Promise<BesideSlots> {
  const right = rightSide(catalogue);
  if (!right) return { 'beside-head': '', beside: '', message: besideWords.noneLoaded('RSTNE') };
  const name = besideName(right.version);
  const write = (cellOf: (result: Result) => ParallelCell, message: string): BesideSlots => {
    const versionOf = (code: string) => catalogue.versions.find((version) => version.code === code);
    const left = answer.versions.map((code) => versionOf(code)?.name ?? code).join(', ');
    const results = answer.results.map((result) => ({ ...result, language: versionOf(result.version)?.language, direction: versionOf(result.version)?.direction }));
    const { head, rows } = besideResults({ left, right }, results, cellOf);
    return { 'beside-head': head, beside: rows, message };
  };
  try {
    const cells = await readCells(database, catalogue, answer, right);
    return write(({ id }) => cells.get(id) ?? { verses: [], instead: besideWords.missing(name) }, '');
  } catch (error) {
    if (!(error instanceof Error) || asProblem(error)?.status !== 503) throw error;
    return write(({ reference }) => ({ verses: [], instead: besideWords.failed(name, reference) }), besideWords.noneLoaded(name));
  }
}

/** By the id of the result. */
async function readCells(database: D1Database, { versions }: Catalogue, { results }: SearchAnswer, right: ReadableVersion): Promise<Map<string, ParallelCell>> {
  const map = await readVerseMap(database);
  const plan = new BatchPlan();
  const planned = [...Map.groupBy(results, (result) => result.version)].map(([code, group]) => {
    const from = versions.find((version) => version.code === code)?.versification ?? 'kjv';
    return { group, read: planPlaces(plan, { versions: [right], ids: group.map(verseId), from, map }) };
  });
  await plan.run(database);
  const instead = besideWords.missing(besideName(right.version));
  return new Map(
    planned.flatMap(({ group, read }) => {
      const [places = []] = read();
      return group.map(({ id }, index): [string, ParallelCell] => {
        const verses = (places[index] ?? []).map(({ text, marks, half }) => ({ html: verseText(text, marks), half }));
        return [id, { verses, instead }];
      });
    }),
  );
}
