import { formatBase64Url } from '../encoding.ts';

/** 128 bits, new for each answer: nothing that was stored before can know it. */
export function newNonce(): string {
  return formatBase64Url(crypto.getRandomValues(new Uint8Array(16)));
}

/** Directives that a page with an administrator's words has in place of the shell's. */
const own: Readonly<Record<string, string>> = {
  'worker-src': "'self'",
  'frame-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
};

/**
 * The policy of a built page, in which the build names inline scripts by hash, made stricter: scripts of the site itself
 * run by the nonce alone and bring the others, so that not even a script of this site can be put into the page.
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
