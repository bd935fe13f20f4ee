import { Hono } from 'hono';
import { settingCacheControl } from '../http/api-response.ts';
import type { AppEnv } from '../env.ts';
import { readSettings } from '../settings/read-settings.ts';
import { readSiteOrigin } from './canonical.ts';
import { notFoundPage } from './error-page.ts';

/** RFC 9116, section 2.5.5, recommends less than a year. Every response computes the date from the current day. */
const validDays = 180;
const dayMs = 86_400_000;
const path = '/.well-known/security.txt';

/** Where to report security issues (RFC 9116). Answers 404 until an administrator has set a contact. */
export const securityTxt = new Hono<AppEnv>().get(path, async (c) => {
  const contact = (await readSettings(c.env))['site.security_contact'];
  if (!contact) return notFoundPage(c);
  const origin = await readSiteOrigin(c.env.ASSETS, new URL('/shells/page', c.req.url));
  c.header('Cache-Control', settingCacheControl);
  return c.text(composeSecurityTxt(contact, new URL(path, origin).href, new Date()));
});

/** The fields of the file. `Expires` is at midnight, so that all responses of a day are identical. */
export function composeSecurityTxt(contact: string, canonical: string, now: Date): string {
  const expires = new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs);
  return [
    `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${canonical}`,
    '',
  ].join('\n');
}
