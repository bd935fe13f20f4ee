import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { inviteLink } from '#data/accounts/contract/invite-link.ts';
import { inviteFirstAdmin } from './accounts/create-invite.ts';
import { describeServeError } from './describe-serve-error.ts';
import { describeFailure } from './disk-full.ts';
import { prepare } from './prepare.ts';
import { Builder } from './rebuild/builder.ts';
import { closeBuilds } from './rebuild/close-builds.ts';
import { listenForBuilds } from './rebuild/listen.ts';
import { hostedRuntimes } from './serving/hosted-runtimes.ts';
import { LiveSite } from './serving/live-site.ts';

/** Makes what is missing, then serves the site at a free port. */
export async function startSite(port: number): Promise<void> {
  let invite: ReturnType<typeof inviteFirstAdmin>;
  try {
    await prepare();
    closeBuilds();
    // Before the site is served, because a write from another process would lock out the runtime, which does not wait.
    invite = inviteFirstAdmin();
  } catch (error) {
    process.stderr.write(`${describeFailure(error, 'npm start')}\n`);
    if (!existsSync('dist/edition.json')) process.exit(1);
    process.stderr.write('The previous build is unchanged, and is served now.\n');
  }

  const token = randomBytes(32).toString('hex');
  // Set, possibly to an empty string, if builds are requested elsewhere or not at all.
  const hook = process.env['DEPLOY_HOOK_URL'] ?? (await listenForBuilds(() => builder.wake()));
  const secrets = { ...(hook && { DEPLOY_HOOK_URL: hook }), BUILD_TOKEN: process.env['BUILD_TOKEN'] ?? token };
  const site = new LiveSite(hostedRuntimes(secrets));
  const builder = new Builder({ token: secrets.BUILD_TOKEN, site });
  const url = await begin(builder, port);
  const { describeServed } = await import('./describe-served.ts');
  process.stdout.write(await describeServed(url));
  if (invite)
    process.stdout.write(
      `This site has no administrator yet. This link creates one. It works once, within an hour:\n  ${inviteLink(url, invite.token)}\n`,
    );
}

/** Ends the process with a sentence if the site cannot be served. */
async function begin(owner: Builder, port: number): Promise<string> {
  try {
    return await owner.begin(port);
  } catch (error) {
    process.stderr.write(`${await describeServeError(error, port)}\n`);
    process.exit(1);
  }
}
