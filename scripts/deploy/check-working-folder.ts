import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { libraryPath } from '../library/library-paths.ts';
import { readEdition } from '../library/read-edition.ts';
import { countWritten } from '../publish/load-file.ts';
import type { RunWrangler } from './run-wrangler-json.ts';
import { deployDefines } from './run-wrangler-json.ts';
import { within, type Check } from './check.ts';
import { largestFileBytes, type Plan } from './plan-limits.ts';
import { parseUpload } from './read-answers.ts';
import { isPlaceholder, readBuild, type DeployConfig } from './read-config.ts';

/** What a deployment consists of on this machine. */
export interface Material {
  files: number;
  /** The largest of the files. */
  largest: { path: string; bytes: number };
  /** Rows that D1 counts as written by a load of the complete library. */
  rows: number;
  libraryBytes: number;
  edition: string;
  /** `X-Build` of the pages. */
  build: string;
  /** Size of the worker, compressed. */
  workerBytes: number;
}

/** Measures `dist`, the library, and the worker with a real `wrangler deploy --dry-run`. */
export async function measureMaterial(runWrangler: RunWrangler): Promise<Material> {
  const result = await runWrangler('deploy', '--dry-run', ...deployDefines());
  if (!result.succeeded) throw new Error(`The worker cannot be bundled:\n${result.all}`);
  return {
    ...measureFiles('dist'),
    rows: countWritten(libraryPath),
    libraryBytes: statSync(libraryPath).size,
    edition: readEdition().id,
    build: readBuild(),
    workerBytes: parseUpload(result.all).gzip,
  };
}

/** Files that wrangler uploads: all except the two that configure how the others are served. */
export function measureFiles(folder: string): Pick<Material, 'files' | 'largest'> {
  const largest = { path: '', bytes: 0 };
  let files = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || (entry.parentPath === folder && /^_(?:headers|redirects)$/.test(entry.name))) continue;
    files += 1;
    const path = join(entry.parentPath, entry.name);
    const { size } = statSync(path);
    if (size > largest.bytes) Object.assign(largest, { path, bytes: size });
  }
  return { files, largest };
}

const figure = (number: number): string => number.toLocaleString('en');
/** "1.8 MB". A megabyte has a million bytes, as in the limits of plans. */
const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Checks that need no account. */
export function checkLocally(material: Material, plan: Plan): Check[] {
  const { files, largest, libraryBytes, workerBytes } = material;
  const plans = plan.name === 'free' ? ' Or take the paid plan and say "--plan paid".' : '';
  return [
    within(
      'Files',
      `${figure(files)} of the ${figure(plan.files)} that the ${plan.name} plan takes`,
      files < plan.files,
      `Leave a version out of "staticVersions" (data/versions/static-versions.ts).${plans}`,
    ),
    within(
      'Largest file',
      `${largest.path}, ${inMegabytes(largest.bytes)} of ${inMegabytes(largestFileBytes)}`,
      largest.bytes <= largestFileBytes,
      'No plan takes a larger one: divide it.',
    ),
    within(
      'Worker',
      `${inMegabytes(workerBytes)} compressed of the ${inMegabytes(plan.workerBytes)} that the ${plan.name} plan takes`,
      workerBytes <= plan.workerBytes,
      `Run "npx wrangler deploy --dry-run --metafile --outdir .build/worker" to see what is in it.${plans}`,
    ),
    within(
      'Database',
      `${inMegabytes(libraryBytes)} of the ${inMegabytes(plan.databaseBytes)} that the ${plan.name} plan takes`,
      libraryBytes <= plan.databaseBytes,
      `Take imported texts out of data/sources/imports.${plans}`,
    ),
  ];
}

/** Checks wrangler.toml and the environment, which a dry run does not need. */
export function checkTarget({ databases }: DeployConfig, site: string | undefined): Check[] {
  const placeholders = databases.filter(({ id }) => isPlaceholder(id));
  return [
    within(
      'wrangler.toml',
      placeholders.length === 0
        ? 'has an id for each database'
        : `has no id of an account for ${placeholders.map(({ binding }) => binding).join(' and ')}`,
      placeholders.length === 0,
      `Run ${placeholders.map(({ name }) => `"npx wrangler d1 create ${name}"`).join(' and ')}, and put what is printed in the place of the zeros.`,
    ),
    checkSite(site),
  ];
}

/** Whether the plan allows the rows that the library would write in a day. `loaded`: the account's edition. */
export function checkRows({ rows, edition }: Material, plan: Plan, loaded: string | undefined): Check {
  if (loaded === edition)
    return { name: 'Rows', result: 'passed', found: `none to write: the database holds edition ${edition} already` };
  const all = `${figure(rows)}, of all that is new`;
  if (plan.rowsADay === Infinity)
    return { name: 'Rows', result: 'passed', found: `${all}; the paid plan has no limit a day` };
  return within(
    'Rows',
    `${all}, of ${figure(plan.rowsADay)} a day on the ${plan.name} plan`,
    rows <= plan.rowsADay,
    'Load the library first, a part a day, with "npm run publish -- --remote --rows-a-day 95000", which says how many days are left. Or take the paid plan and say "--plan paid".',
  );
}

function checkSite(site: string | undefined): Check {
  if (site && URL.canParse(site) && new URL(site).protocol === 'https:')
    return { name: 'SITE_URL', result: 'passed', found: new URL(site).origin };
  return {
    name: 'SITE_URL',
    result: 'failed',
    found: site ? `"${site}" is no https address` : 'is not set',
    wayOut:
      'Set it to where readers find the site, such as SITE_URL=https://lexicon.example.workers.dev: pages and the map of the site name it, and the deployment is looked at there.',
  };
}
