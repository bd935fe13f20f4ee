import { productName } from '#data/site/product.ts';
import type { Bindings } from '../env.ts';
import { readProtected, readSettings } from '../settings/read-settings.ts';
import type { MailServer } from './send-by-smtp.ts';
import { noSender, noServer } from './messages.ts';

export interface MailSettings {
  server: MailServer;
  from: { name: string; address: string };
}

/** Link to the page where missing settings can be set. */
export const mailSettingsLink = '/admin#system-settings';

/** The mail settings, or a sentence that says which one is missing. */
export async function readMailSettings(env: Bindings): Promise<MailSettings | string> {
  const settings = await readSettings(env);
  const [host, address] = [settings['mail.host'], settings['mail.from_address']];
  if (!host) return noServer;
  if (!address) return noSender;
  return {
    server: {
      host,
      port: settings['mail.port'],
      security: settings['mail.security'],
      username: settings['mail.username'],
      password: await readProtected(env, 'mail.password'),
      outsideHosts: env.OUTSIDE_HOSTS,
    },
    from: { name: settings['mail.from_name'] || productName, address },
  };
}

/** The host of a build without `SITE_URL`. */
const placeholderUrl = 'https://lexicon.example';

/** The URL that the pages were built with. They do not change while the worker runs. */
const builtUrls = new WeakMap<Fetcher, string>();

/** The site's URL: the setting, or else the one that the pages were built with. `undefined` if neither is known. */
export async function findSiteUrl(env: Bindings): Promise<string | undefined> {
  const siteUrl = (await readSettings(env))['mail.site_address'] || (await readBuiltUrl(env.ASSETS));
  return siteUrl === placeholderUrl ? undefined : siteUrl;
}

/** The site's URL in messages. */
export async function readSiteUrl(env: Bindings): Promise<string> {
  return (await findSiteUrl(env)) ?? placeholderUrl;
}

async function readBuiltUrl(assets: Fetcher): Promise<string> {
  const known = builtUrls.get(assets);
  if (known) return known;
  const robots = await assets.fetch('https://assets.local/robots.txt');
  const sitemap = robots.ok ? /^Sitemap: (\S+)$/m.exec(await robots.text())?.[1] : undefined;
  if (!sitemap) return placeholderUrl;
  const { origin } = new URL(sitemap);
  builtUrls.set(assets, origin);
  return origin;
}

/** Whether a link for a new password can be sent. Without the site's URL, it would contain a host that a stranger chose. */
export async function canMailPasswords(env: Bindings): Promise<boolean> {
  const settings = await readSettings(env);
  return settings['mail.host'] !== '' && settings['mail.from_address'] !== '' && (await findSiteUrl(env)) !== undefined;
}
