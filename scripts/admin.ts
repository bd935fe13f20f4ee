import { parseArgs } from 'node:util';
import { inviteLink } from '#data/accounts/contract/invite-link.ts';
import { newInvite, storeLocally, storeRemotely } from './accounts/create-invite.ts';

const usage = 'Usage: npm run admin -- invite NAME [--remote] [--site https://your.site]';

/** `npm run admin -- invite NAME` prints a link that creates one administrator. It works once, within an hour. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remote: { type: 'boolean' }, site: { type: 'string' } },
  });
  const [command, name, ...more] = positionals;
  if (command !== 'invite' || !name || more.length > 0) throw new Error(usage);
  const site =
    values.site ?? (values.remote ? process.env['SITE_URL'] : `http://localhost:${process.env['PORT'] ?? 8787}`);
  if (!site) throw new Error('Say where the deployed site is: --site https://your.site, or SITE_URL.');
  const invite = newInvite(name);
  if (values.remote) await storeRemotely(invite);
  else storeLocally(invite);
  process.stdout.write(
    `This link makes ${name} an administrator. It works once, within an hour:\n  ${inviteLink(site, invite.token)}\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
