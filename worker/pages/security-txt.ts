import { Hono } from 'hono';
import { settingCacheControl } from '../http/api-answer.ts';
import type { AppEnv } from '../env.ts';
import { readSettings } from '../settings/read-settings.ts';
import { builtOrigin } from './canonical.ts';
import { notFoundPage } from './error-page.ts';

/** RFC 9116, section 2.5.5, recommends less than a year; this is looked at anew with every answer. */
const validDays = 180;
const dayMs = 86_400_000;
const path = '/.well-known/security.txt';

/** Where weaknesses of the site are told (RFC 9116): there is such a file once an administrator has said where. */
export const securityTxt = new Hono<AppEnv>().get(path, async (c) => {
  const contact = (await readSettings(c.env))['site.security_contact'];
  if (!contact) return notFoundPage(c);
  const origin = await builtOrigin(c.env.ASSETS, new URL('/shells/page', c.req.url));
  c.header('Cache-Control', settingCacheControl);
  return c.text(composeSecurityTxt(contact, new URL(path, origin).href, new Date()));
});

/** The file's fields. It expires with a whole day, so that all of a day's answers are one text. */
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
