import { bloomFilterHas, normalizeForFilter } from '#data/accounts/known-passwords.ts';
import { HttpError } from '../http/http-error.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { commonPassword, passwordsUnavailable } from './messages.ts';

/** Read when the first password is chosen, and cached for the lifetime of the isolate. */
const filters = new WeakMap<Fetcher, Uint8Array>();

/**
 * Checks a new password. Throws a {@link HttpError}: 400 with an issue of the field if the password is common or leaked,
 * 503 if the list is unavailable.
 */
export async function requireUnleakedPassword({ ASSETS }: Pick<Bindings, 'ASSETS'>, password: string): Promise<void> {
  const filter = filters.get(ASSETS) ?? (await readFilter(ASSETS));
  filters.set(ASSETS, filter);
  if (
    !bloomFilterHas(
      filter,
      await crypto.subtle.digest('SHA-256', new TextEncoder().encode(normalizeForFilter(password))),
    )
  )
    return;
  throw new HttpError(400, `${commonPassword}.`, [{ field: 'password', message: commonPassword }]);
}

async function readFilter(assets: Fetcher): Promise<Uint8Array> {
  const response = await assets.fetch('https://assets.local/known-passwords.bin');
  const filter = response.ok ? new Uint8Array(await response.arrayBuffer()) : new Uint8Array();
  if (filter.length > 0) return filter;
  logError('known_passwords_unavailable', response.status);
  throw new HttpError(503, passwordsUnavailable);
}
