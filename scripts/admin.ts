import { inviteLink } from '#data/accounts/contract/invite-link.ts';
import { newInvite, storeLocally, storeRemotely } from './accounts/create-invite.ts';
import { describeFailure } from './disk-full.ts';
import { readPort } from './port.ts';
import { readArguments } from './read-arguments.ts';

const usage = 'npm run admin -- invite NAME [--remote] [--site https://your.site]';

/** `npm run admin -- invite NAME` prints a link that creates one administrator. It works once, within an hour. */
try {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: { remote: { type: 'boolean' }, site: { type: 'string' } },
  });
  const [command, name, ...more] = positionals;
  if (command !== 'invite' || !name || more.length > 0)
    throw new Error(`${describeProblem(positionals)}. Usage: ${usage}`);
  const site = values.site ?? (values.remote ? process.env['SITE_URL'] : `http://localhost:${readPort()}`);
  if (!site) throw new Error('The URL of the deployed site is missing. Add --site https://your.site, or set SITE_URL.');
  // Checked before the invitation is stored.
  if (!/^https?:\/\//.test(site) || !URL.canParse(site))
    throw new Error(`"${site}" is not the URL of a site. Write it like --site https://your.site`);
  const invite = newInvite(name);
  if (values.remote) await storeRemotely(invite);
  else storeLocally(invite);
  process.stdout.write(
    `This link creates the administrator ${name}. It works once, within an hour:\n  ${inviteLink(site, invite.token)}\n`,
  );
} catch (error) {
  process.stderr.write(`${describeFailure(error, 'npm run admin')}\n`);
  process.exitCode = 1;
}

function describeProblem([command, name]: readonly string[]): string {
  if (command === undefined) return 'The command is missing';
  if (command !== 'invite') return `"${command}" is not a command`;
  return name === undefined ? 'The name is missing' : 'An invitation is for one name';
}
