import { withBuildLock } from './build-lock.ts';
import { prepare } from './prepare.ts';
import { readArguments } from './read-arguments.ts';
import { onEveryProgress } from './progress.ts';
import { deployOptions } from './deploy/deploy-options.ts';
import { deploy, runRollback, tryDeployment } from './deploy/run-deploy.ts';
import { freePlan, paidPlan } from './deploy/plan-limits.ts';
import { emptyPlacements, SiteBuild } from './deploy/site-build.ts';
import { readEdition } from './library/read-edition.ts';
import { renewPlacements } from './pages/build-pages.ts';
import { removePreviousPages, swapPages } from './pages/swap-pages.ts';

const { BUILD_TOKEN: token, SITE_URL: site } = process.env;
let build: SiteBuild | undefined;
try {
  const { values } = readArguments('npm run deploy -- [--dry-run] [--plan free|paid] [--back] [--yes]', {
    options: deployOptions,
  });
  if (values.plan !== 'free' && values.plan !== 'paid') throw new Error('--plan must be free or paid.');
  const plan = values.plan === 'free' ? freePlan : paidPlan;
  const options = { plan, site, yes: values.yes ?? false };
  if (token && site && !values.back && !values['dry-run']) {
    build = await SiteBuild.begin(site, token);
    onEveryProgress((title, progress) => build?.report(title, progress));
  }
  if (!values.back) await prepare(build && (() => build?.takeTexts()));
  if (!values.back && !values['dry-run']) {
    // Use the placements of the deployed site, not those of the local one.
    const notices = (await build?.readNotices()) ?? emptyPlacements;
    await withBuildLock(async () => {
      const pages = renewPlacements(readEdition().id, notices);
      if (pages !== undefined) swapPages(pages);
      await removePreviousPages();
    });
  }
  const run = values.back ? runRollback : values['dry-run'] ? tryDeployment : deploy;
  if (!(await run(options))) {
    process.exitCode = 1;
    await build?.fail('The deployment was canceled or failed. Its log says why.');
  } else if (build && !(await build.complete(readEdition().id)))
    process.stdout.write('The site is deployed, but its dashboard could not be notified.\n');
} catch (error) {
  await build?.fail(error);
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
