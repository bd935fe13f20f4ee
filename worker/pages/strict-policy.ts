import { formatBase64Url } from '../encoding.ts';

/** 128 bits, new for each response, so that stored content cannot contain it. */
export function newNonce(): string {
  return formatBase64Url(crypto.getRandomValues(new Uint8Array(16)));
}

/** Directives of a page with an administrator's text. They replace those of the shell. */
const own: Readonly<Record<string, string>> = {
  'worker-src': "'self'",
  'frame-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
};

/**
 * Makes the policy of a built page stricter. The build allows inline scripts by hash. Here the site's own scripts also
 * need the nonce and load the others, so that injected markup cannot load even a script of this site.
 */
export function strictPolicy(policy: string, nonce: string): string {
  const directives = new Map(
    (policy || "default-src 'self'; frame-ancestors 'none'").split(';').map((each) => {
      const [name = '', ...values] = each.trim().split(/\s+/);
      return [name, values.join(' ')];
    }),
  );
  const hashes = (directives.get('script-src') ?? '').split(' ').filter((value) => value.startsWith("'sha256-"));
  directives.set('script-src', [`'nonce-${nonce}'`, "'strict-dynamic'", ...hashes].join(' '));
  for (const [name, value] of Object.entries(own)) directives.set(name, value);
  return [...directives].map(([name, value]) => `${name} ${value}`.trim()).join('; ');
}
