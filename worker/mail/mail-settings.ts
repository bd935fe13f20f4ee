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

/** The site's URL in messages: the setting, or else the URL that the pages were built with. */
export async function readSiteUrl(env: Bindings): Promise<string> {
  const siteUrl = (await readSettings(env))['mail.site_address'];
  if (siteUrl) return siteUrl;
  const robots = await env.ASSETS.fetch('https://assets.local/robots.txt');
  const sitemap = robots.ok ? /^Sitemap: (\S+)$/m.exec(await robots.text())?.[1] : undefined;
  return sitemap ? new URL(sitemap).origin : 'https://lexicon.example';
}
