import { readPort } from '../port.ts';
import { readArguments } from '../read-arguments.ts';

const usage = 'npm run admin -- invite NAME [--remote] [--site https://your.site]';

interface Invitation {
  name: string;
  isRemote: boolean;
  /** The URL of the site that the link opens. */
  site: string;
}

/** Reads the arguments of `npm run admin`. Throws an error of one sentence that says what is wrong. */
export function readInvitation(args: string[]): Invitation {
  const { values, positionals } = readArguments(usage, {
    args,
    allowPositionals: true,
    options: { remote: { type: 'boolean' }, site: { type: 'string' } },
  });
  const [command, name, ...more] = positionals;
  if (command !== 'invite' || !name || more.length > 0)
    throw new Error(`${describeProblem(positionals)}. Usage: ${usage}`);
  const site = values.site ?? (values.remote ? process.env['SITE_URL'] : `http://localhost:${readPort()}`);
  if (!site) throw new Error('The URL of the deployed site is missing. Add --site https://your.site, or set SITE_URL.');
  if (!/^https?:\/\//.test(site) || !URL.canParse(site))
    throw new Error(`"${site}" is not the URL of a site. Write it like --site https://your.site`);
  return { name, isRemote: values.remote ?? false, site };
}

function describeProblem([command, name]: readonly string[]): string {
  if (command === undefined) return 'The command is missing';
  if (command !== 'invite') return `"${command}" is not a command`;
  return name === undefined ? 'The name is missing' : 'An invitation is for one name';
}
