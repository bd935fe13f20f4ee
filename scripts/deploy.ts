import { parseArgs } from 'node:util';
import { prepare } from './prepare.ts';
import { deploy, deployBack, tryDeployment } from './deploy/deploy.ts';
import { freePlan, paidPlan } from './deploy/limits.ts';

const { values } = parseArgs({
  options: {
    /** All checks that need no account, a bundle that is not uploaded, and what would be done. */
    'dry-run': { type: 'boolean' },
    /** Goes on without asking. */
    yes: { type: 'boolean' },
    /** One edition back. */
    back: { type: 'boolean' },
    /** Of Cloudflare: "free" or "paid". */
    plan: { type: 'string', default: 'free' },
  },
});

try {
  if (values.plan !== 'free' && values.plan !== 'paid') throw new Error('--plan is free or paid');
  const plan = values.plan === 'free' ? freePlan : paidPlan;
  const options = { plan, site: process.env['SITE_URL'], yes: values.yes ?? false };
  if (!values.back) await prepare();
  const run = values.back ? deployBack : values['dry-run'] ? tryDeployment : deploy;
  if (!(await run(options))) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
