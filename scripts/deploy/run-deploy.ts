import { formatCountOf } from '#data/site/count-text.ts';
import { withProgress } from '../progress.ts';
import { libraryPath } from '../library/library-paths.ts';
import { lastAppMigration, migrateApp } from '../publish/migrate-app.ts';
import { readDatabaseContents } from '../publish/query-remote.ts';
import { findAdded } from '../publish/find-added.ts';
import { countWritten } from '../publish/load-file.ts';
import { publishLibrary } from '../publish/publish.ts';
import { confirm } from './confirm-first.ts';
import { captureWrangler, deployDefines, showWrangler } from './run-wrangler-json.ts';
import { checkAccount, checkSignedIn } from './check-account.ts';
import { checkLocally, checkTarget, checkRows, measureMaterial, type Material } from './check-working-folder.ts';
import { formatCheck, type Check } from './check.ts';
import { describeRollback, findRollback, rollBackDeployment, readDeployments } from './go-back.ts';
import { bookmarkOf, forgetLoad, loadedEdition, readLoad, rememberLoad } from './library-history.ts';
import type { Plan } from './plan-limits.ts';
import { formatMark } from './mark.ts';
import { readDeployConfig } from './read-config.ts';
import { verify, verifyEdition } from './verify.ts';

export interface DeployOptions {
  plan: Plan;
  /** The public URL of the site. */
  site: string | undefined;
  /** Continues without asking. */
  yes: boolean;
}

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
const figure = (number: number): string => number.toLocaleString('en');

/** Everything that can be checked without an account, and what a deployment would do. Nothing leaves the machine. */
export async function tryDeployment({ plan, site }: DeployOptions): Promise<boolean> {
  const material = await measureMaterial(captureWrangler);
  const here = checkLocally(material, plan);
  const later = [...checkTarget(readDeployConfig(), site), checkRows(material, plan, undefined)].map(softened);
  report([...here, ...later]);
  printLine('? Account, databases, buckets and secrets: not checked in a dry run.\n');
  describePlan(material, undefined);
  return here.every(({ result }) => result === 'passed');
}

/** Turns a failure into advice, for what a deployment needs and a dry run does not. */
function softened(check: Check): Check {
  return check.result === 'failed' ? { ...check, result: 'advice' } : check;
}

/**
 * Checks, describes what it will do, asks for consent, deploys, and verifies the site from outside. Returns whether
 * everything succeeded.
 */
export async function deploy({ plan, site, yes }: DeployOptions): Promise<boolean> {
  const config = readDeployConfig();
  const fullMaterial = await measureMaterial(captureWrangler);
  const checks = [
    ...checkLocally(fullMaterial, plan),
    ...checkTarget(config, site),
    ...(await checkAccount(captureWrangler, config)),
  ];
  const isReached = checks.every(({ result }) => result !== 'failed');
  const loaded = isReached ? await loadedEdition(captureWrangler) : undefined;
  const added = loaded === undefined ? undefined : findAdded(libraryPath, await readDatabaseContents());
  const material = added ? { ...fullMaterial, rows: countWritten(libraryPath, added) } : fullMaterial;
  checks.push(checkRows(material, plan, loaded));
  if (!report(checks) || site === undefined) {
    printLine('\nNothing was changed.');
    return false;
  }
  printLine('');
  describePlan(material, loaded);
  if (!(await confirm('Continue?', yes))) {
    printLine('Nothing was changed.');
    return false;
  }
  const before = {
    library: await bookmarkOf(captureWrangler, 'LIBRARY'),
    app: await bookmarkOf(captureWrangler, 'APP'),
  };
  printLine(
    `Bookmarks before the deployment: LIBRARY ${before.library}, APP ${before.app} (D1 Time Travel, ${plan.timeTravelDays} days).`,
  );
  const { kind, written, runsLeft } = await withProgress('Remote database', (onProgress) =>
    publishLibrary({ target: 'remote', onProgress }),
  );
  if (kind === 'partly loaded')
    throw new Error(
      `The library is not loaded completely. Publish on ${formatCountOf(runsLeft, 'more day', 'more days')}, then deploy.`,
    );
  printLine(`Library: ${kind}, ${figure(written)} rows written.`);
  // Last, because the served worker cannot use renamed columns.
  await migrateApp('remote');
  if (kind === 'loaded') rememberLoad({ edition: material.edition, bookmark: before.library });
  const bookmark = readLoad(material.edition);
  const mark = formatMark({ edition: material.edition, app: lastAppMigration(), ...(bookmark && { bookmark }) });
  const { succeeded } = await showWrangler('deploy', '--message', mark, ...deployDefines());
  if (!succeeded)
    throw new Error(
      `The worker and its files were not uploaded. The previous version is still served${kind === 'loaded' ? ', with the new library. Deploy again, or restore the library: "npx wrangler d1 time-travel restore LIBRARY --bookmark ' + before.library + '"' : ''}.`,
    );
  forgetLoad();
  return report(await verify(site, material));
}

function describePlan({ files, rows, edition, build }: Material, loaded: string | undefined): void {
  printLine('What a deployment does, in this order:');
  printLine('  1. records the bookmarks of both databases, for a rollback');
  printLine(
    loaded === edition
      ? '  2. does not change LIBRARY: it has this edition'
      : `  2. loads edition ${edition} into LIBRARY: ${figure(rows)} rows written`,
  );
  printLine('  3. migrates APP: changes its tables, and keeps their rows');
  printLine(`  4. uploads the worker and build ${build}: ${figure(files)} files, of which only new ones are sent`);
  printLine('  5. requests the health and an entry of the site, as a reader would');
}

/** Rolls back one edition with one command. */
export async function runRollback({ site, yes }: DeployOptions): Promise<boolean> {
  const signedIn = await checkSignedIn(captureWrangler);
  if (signedIn.result === 'failed') return report([signedIn]);
  const way = findRollback(await readDeployments(captureWrangler));
  for (const line of describeRollback(way)) printLine(line);
  if (!(await confirm('Roll back?', yes))) {
    printLine('Nothing was changed.');
    return false;
  }
  await rollBackDeployment(captureWrangler, way);
  if (!site) {
    printLine('Done. Set SITE_URL to have the site checked from outside.');
    return true;
  }
  return report(await verifyEdition(site, way.edition));
}

function report(checks: readonly Check[]): boolean {
  for (const check of checks) printLine(formatCheck(check));
  return checks.every(({ result }) => result !== 'failed');
}
