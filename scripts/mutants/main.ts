import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../read-arguments.ts';
import { chooseMutants } from './choose-mutants.ts';
import { copyMutantTree } from './copy-mutant-tree.ts';
import { equivalentInData } from './equivalent-data.ts';
import { equivalentInImports } from './equivalent-imports.ts';
import { equivalentInWorker } from './equivalent-worker.ts';
import { findMutants } from './find-mutants.ts';
import { explain, totalsOf, type Judged, type Outcome } from './judge.ts';
import { mutantOptions, mutantUsage } from './mutant-options.ts';
import { applyMutant, type Mutant } from './mutant.ts';
import { readImporters } from './read-importers.ts';
import { formatMutant, formatOutcome, formatReport } from './mutant-report.ts';
import { filesInScope, suitesFor } from './mutant-scope.ts';
import { selectTests } from './select-tests.ts';
import { makeTestMap, type TestMap } from './test-map.ts';
import { suites, type Suite } from './test-process.ts';
import { MutantTrial, type Selection } from './try-mutants.ts';
import { TypeCheck } from './type-check.ts';

/** The minimum share of mutants that the tests must notice. */
const goalPercent = 90;

/**
 * Makes small changes to the code, one at a time and in a copy, and counts how many of them the tests notice. `npm run
 * mutants -- --count 200 --seed 1 --only 'worker/mail/**' --workers 2`. With `--again` it tries only the survivors of
 * the last report. Run that after you have written tests for them.
 */
const values = readOptions();
/** Entries name file and code, not lines, so that changes of other lines do not matter. */
const equivalentMutants = [...equivalentInData, ...equivalentInImports, ...equivalentInWorker];
const root = process.cwd();
const folder = join(root, '.build/mutants');
mkdirSync(folder, { recursive: true });
const trees = Array.from({ length: Number(values.workers) }, (_, index) => join(folder, `tree-${index}`));
for (const tree of trees) copyMutantTree(root, tree);

const files = filesInScope(root);
const maps = await readMaps();
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const importers = readImporters(texts);
const requestedFiles = new Set(filesInScope(root, values.only));
const all = [...texts].flatMap(([file, text]) => (requestedFiles.has(file) ? findMutants(file, text) : []));
const judged: Judged[] = [];
const chosen = values.again ? survivorsOfLastRun() : chooseMutants(all, Number(values.count), Number(values.seed));
process.stdout.write(`${chosen.length} of ${all.length} mutants, seed ${values.seed}\n`);

const types = new TypeCheck(root, 'worker/tsconfig.json');
const waiting = [...chosen];
let tried = 0;
await Promise.all(trees.map(tryWaiting));
writeFileSync(join(folder, 'report.json'), `${JSON.stringify({ ...values, ...totalsOf(judged), judged }, null, 1)}\n`);
const report = formatReport(judged);
writeFileSync(join(folder, 'report.txt'), report);
for (const tree of trees) rmSync(tree, { recursive: true });
process.stdout.write(report);
process.exit(totalsOf(judged).percent < goalPercent ? 1 : 0);

function readOptions() {
  try {
    return readArguments(mutantUsage, { options: mutantOptions }).values;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** The mutants that survived the last run, in the current files. Other outcomes of the last run go into `judged`. */
function survivorsOfLastRun(): Mutant[] {
  const last = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as { seed: string; judged: Judged[] };
  values.seed = last.seed;
  return last.judged.flatMap((one) => {
    if (one.outcome.kind !== 'survived') {
      judged.push(one);
      return [];
    }
    const { file, original, replacement, operator } = one.mutant;
    const now = all.filter(
      (each) =>
        each.file === file &&
        each.operator === operator &&
        each.original === original &&
        each.replacement === replacement &&
        codeOf(each) === one.code,
    );
    if (now.length === 0) process.stdout.write(`Gone: ${formatMutant(one)}\n`);
    return now.slice(0, 1);
  });
}

/** The trimmed line of code that a mutant changes. */
function codeOf({ file, line }: Mutant): string {
  return texts.get(file)?.split('\n')[line - 1]?.trim() ?? '';
}

async function readMaps(): Promise<Record<Suite, TestMap>> {
  const made: Record<Suite, TestMap> = { model: {}, worker: {} };
  const missing: Suite[] = [...suites];
  const make = async (tree: string): Promise<void> => {
    for (let suite = missing.shift(); suite; suite = missing.shift())
      made[suite] = await makeTestMap(suite, { tree, path: join(folder, `${suite}-tests.json`), files });
  };
  await Promise.all(trees.map(make));
  return made;
}

async function tryWaiting(tree: string): Promise<void> {
  const trial = new MutantTrial(tree);
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const outcome = await judge(mutant, trial);
    const one: Judged = { mutant, code: codeOf(mutant), outcome };
    judged.push(one);
    tried += 1;
    process.stdout.write(`${tried}/${chosen.length} ${formatMutant(one)}: ${formatOutcome(outcome)}\n`);
  }
  trial.close();
}

/** The table first, then the types, then the tests: the fastest first. */
async function judge(mutant: Mutant, trial: MutantTrial): Promise<Outcome> {
  const reason = explain(mutant, codeOf(mutant), equivalentMutants);
  if (reason !== undefined) return { kind: 'explained', reason };
  const error = types.firstError(mutant.file, applyMutant(texts.get(mutant.file) ?? '', mutant));
  if (error !== undefined) return { kind: 'noticed', by: `the types: ${error}` };
  return trial.try(mutant, selectionsFor(mutant));
}

function selectionsFor(mutant: Mutant): Selection[] {
  return suitesFor(mutant.file).map((suite) => {
    const tests = selectTests(mutant, maps[suite], (file) => importers.get(file) ?? []);
    return { suite, tests, ms: tests.reduce((sum, test) => sum + (maps[suite][test]?.ms ?? 0), 0) };
  });
}
