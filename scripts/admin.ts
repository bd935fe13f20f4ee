import { inviteLink } from '#data/accounts/contract/invite-link.ts';
import { newInvite, storeLocally, storeRemotely } from './accounts/create-invite.ts';
import { readInvitation } from './accounts/read-invitation.ts';
import { describeFailure } from './disk-full.ts';

/** `npm run admin -- invite NAME` prints a link that creates one administrator. It works once, within an hour. */
try {
  const { name, isRemote, site } = readInvitation(process.argv.slice(2));
  const invite = newInvite(name);
  if (isRemote) await storeRemotely(invite);
  else storeLocally(invite);
  process.stdout.write(
    `This link creates the administrator ${name}. It works once, within an hour:\n  ${inviteLink(site, invite.token)}\n`,
  );
} catch (error) {
  process.stderr.write(`${describeFailure(error, 'npm run admin')}\n`);
  process.exitCode = 1;
}
