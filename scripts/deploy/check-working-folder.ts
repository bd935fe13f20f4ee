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
  const plans = plan.name === 'free' ? ' Or use the paid plan with "--plan paid".' : '';
  return [
    within(
      'Files',
      `${figure(files)} of the ${figure(plan.files)} that the ${plan.name} plan allows`,
      files < plan.files,
      `Leave a version out of "staticVersions" (data/versions/static-versions.ts).${plans}`,
    ),
    within(
      'Largest file',
      `${largest.path}, ${inMegabytes(largest.bytes)} of ${inMegabytes(largestFileBytes)}`,
      largest.bytes <= largestFileBytes,
      'No plan allows a larger file. Split it.',
    ),
    within(
      'Worker',
      `${inMegabytes(workerBytes)} compressed of the ${inMegabytes(plan.workerBytes)} that the ${plan.name} plan allows`,
      workerBytes <= plan.workerBytes,
      `Run "npx wrangler deploy --dry-run --metafile --outdir .build/worker" to see what is in it.${plans}`,
    ),
    within(
      'Database',
      `${inMegabytes(libraryBytes)} of the ${inMegabytes(plan.databaseBytes)} that the ${plan.name} plan allows`,
      libraryBytes <= plan.databaseBytes,
      `Remove imported texts from data/sources/imports.${plans}`,
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
        : `has no database id for ${placeholders.map(({ binding }) => binding).join(' and ')}`,
      placeholders.length === 0,
      `Run ${placeholders.map(({ name }) => `"npx wrangler d1 create ${name}"`).join(' and ')}, and replace the zeros with the printed ids.`,
    ),
    checkSite(site),
  ];
}

/** Whether the plan allows the rows that the library would write in a day. `loaded`: the account's edition. */
export function checkRows({ rows, edition }: Material, plan: Plan, loaded: string | undefined): Check {
  if (loaded === edition)
    return { name: 'Rows', result: 'passed', found: `none to write: the database already has edition ${edition}` };
  const all = `${figure(rows)} new rows`;
  if (plan.rowsADay === Infinity)
    return { name: 'Rows', result: 'passed', found: `${all}; the paid plan has no daily limit` };
  return within(
    'Rows',
    `${all}, of ${figure(plan.rowsADay)} per day on the ${plan.name} plan`,
    rows <= plan.rowsADay,
    'First load the library in daily parts with "npm run publish -- --remote --rows-a-day 95000", which prints how many days are left. Or use the paid plan with "--plan paid".',
  );
}

function checkSite(site: string | undefined): Check {
  if (site && URL.canParse(site) && new URL(site).protocol === 'https:')
    return { name: 'SITE_URL', result: 'passed', found: new URL(site).origin };
  return {
    name: 'SITE_URL',
    result: 'failed',
    found: site ? `"${site}" is not an https URL` : 'is not set',
    wayOut:
      'Set it to the public URL of the site, for example SITE_URL=https://lexicon.example.workers.dev. Pages and the sitemap contain it, and the deployment is checked there.',
  };
}
