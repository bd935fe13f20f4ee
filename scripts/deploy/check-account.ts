import type { RunWrangler } from './run-wrangler-json.ts';
import type { Check } from './check.ts';
import { parseDatabases, parseSecrets, parseWhoAmI } from './read-answers.ts';
import { isPlaceholder, type DeployConfig } from './read-config.ts';

/** Secrets of `worker/env.ts`, and what does not work without each. A read-only site needs none. */
const secrets: readonly { name: string; without: string; wayOut: string }[] = [
  {
    name: 'SETTINGS_KEY',
    without: 'passwords of other services are stored in the database unencrypted',
    wayOut: '"openssl rand -base64 32 | npx wrangler secret put SETTINGS_KEY"',
  },
  {
    name: 'DEPLOY_HOOK_URL',
    without: 'imported texts are not included in the static pages',
    wayOut: '"npx wrangler secret put DEPLOY_HOOK_URL", with the URL of the deploy hook of Workers Builds',
  },
  {
    name: 'BUILD_TOKEN',
    without: 'a build cannot fetch imported texts, so it is refused if there are any',
    wayOut:
      '"openssl rand -base64 32 | npx wrangler secret put BUILD_TOKEN", and set the build variable of the same name to the same value',
  },
];

/** Checks what the account must have. Changes nothing. What cannot be checked is reported as unknown. */
export async function checkAccount(runWrangler: RunWrangler, config: DeployConfig): Promise<Check[]> {
  const signedIn = await checkSignedIn(runWrangler);
  if (signedIn.result === 'failed') return [signedIn];
  return [
    signedIn,
    ...(await checkDatabases(runWrangler, config)),
    ...(await checkBuckets(runWrangler, config)),
    ...(await checkSecrets(runWrangler, config)),
  ];
}

/** Whether wrangler may act for exactly one account. */
export async function checkSignedIn(runWrangler: RunWrangler): Promise<Check> {
  // Without a session it fails, but still prints JSON.
  const result = await runWrangler('whoami', '--json');
  const nobody: Check = {
    name: 'Signed in',
    result: 'failed',
    found: 'no',
    wayOut:
      'Run "npx wrangler login". Without a browser, set CLOUDFLARE_API_TOKEN (Workers Scripts, D1 and R2: edit) and CLOUDFLARE_ACCOUNT_ID.',
  };
  if (!result.output.includes('{'))
    return result.succeeded ? nobody : { ...nobody, found: `wrangler could not check it (${lastLine(result.all)})` };
  const { loggedIn, email, accounts = [] } = parseWhoAmI(result.output);
  if (!loggedIn) return nobody;
  const chosen = process.env['CLOUDFLARE_ACCOUNT_ID'];
  if (accounts.length > 1 && !accounts.some(({ id }) => id === chosen))
    return {
      name: 'Signed in',
      result: 'failed',
      found: `${email ?? 'a token'}, with ${accounts.length} accounts`,
      wayOut: `Set CLOUDFLARE_ACCOUNT_ID to one of them: ${accounts.map(({ id, name }) => `${id} (${name})`).join(', ')}.`,
    };
  return { name: 'Signed in', result: 'passed', found: email ?? 'by a token' };
}

async function checkDatabases(runWrangler: RunWrangler, { databases }: DeployConfig): Promise<Check[]> {
  const result = await runWrangler('d1', 'list', '--json');
  if (!result.succeeded) return [unknown('Databases', result.all)];
  const there = parseDatabases(result.output);
  return databases.map(({ binding, name, id }): Check => {
    const found = there.find(({ uuid }) => uuid === id);
    if (found) return { name: `Database ${binding}`, result: 'passed', found: `${found.name} exists` };
    const byName = there.find((each) => each.name === name);
    return {
      name: `Database ${binding}`,
      result: 'failed',
      found: isPlaceholder(id) ? 'its id is missing in wrangler.toml' : `the account has no database with the id ${id}`,
      wayOut: byName
        ? `The account has a database with the name ${name}. Put its id, ${byName.uuid}, into wrangler.toml.`
        : `Run "npx wrangler d1 create ${name}" and put the id that it prints into wrangler.toml.`,
    };
  });
}

async function checkBuckets(runWrangler: RunWrangler, { buckets }: DeployConfig): Promise<Check[]> {
  return Promise.all(
    buckets.map(async (name): Promise<Check> => {
      const result = await runWrangler('r2', 'bucket', 'info', name, '--json');
      if (result.succeeded) return { name: 'Bucket', result: 'passed', found: `${name} exists` };
      // 10006: no such bucket. 10042: R2 was never enabled for the account.
      if (/10042|enable R2/i.test(result.all))
        return {
          name: 'Bucket',
          result: 'failed',
          found: 'R2 is not enabled for this account',
          wayOut: 'Enable it in Cloudflare\'s dashboard under "R2". This site stays within its free allowance.',
        };
      if (/10006|does not exist|not found/i.test(result.all))
        return {
          name: 'Bucket',
          result: 'failed',
          found: `the account has no bucket ${name}`,
          wayOut: `Run "npx wrangler r2 bucket create ${name}".`,
        };
      return unknown('Bucket', result.all);
    }),
  );
}

async function checkSecrets(runWrangler: RunWrangler, { name }: DeployConfig): Promise<Check[]> {
  const result = await runWrangler('secret', 'list', '--name', name);
  // A worker that was never deployed has none yet.
  const isNew = !result.succeeded && /not found|10007/i.test(result.all);
  if (!result.succeeded && !isNew) return [unknown('Secrets', result.all)];
  const there = isNew ? [] : parseSecrets(result.output);
  return secrets.map(({ name: secret, without, wayOut }): Check =>
    there.includes(secret)
      ? { name: secret, result: 'passed', found: 'is set' }
      : {
          name: secret,
          result: 'advice',
          found: `is not set: ${without}`,
          wayOut: `After this deployment: ${wayOut}.`,
        },
  );
}

function unknown(name: string, output: string): Check {
  return {
    name,
    result: 'unknown',
    found: `wrangler could not check it (${lastLine(output)})`,
    wayOut: 'Check whether the token may read it. The deployment continues without this check.',
  };
}

function lastLine(text: string): string {
  return (
    text
      .split('\n')
      .filter((line) => line.trim() && !/Logs were written/.test(line))
      .at(-1)
      ?.trim()
      .slice(0, 200) ?? 'no output'
  );
}
