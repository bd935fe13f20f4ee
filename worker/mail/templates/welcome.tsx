import { productName } from '#data/site/product.ts';
import { WelcomeMail } from '#views/mail/WelcomeMail.tsx';
import type { MailTemplateParts } from '../render-mail.tsx';

/** `site` is the site's URL without a trailing slash. */
export function welcome({ site, username }: { site: string; username: string }): MailTemplateParts {
  return {
    subject: `Welcome to ${productName}`,
    view: <WelcomeMail site={site} product={productName} username={username} />,
    text: `Welcome, ${username}

Your account is ${username}. With it your progress in the Hebrew lessons goes with you from device to device; everything else on this site is open without one.

Look up any Hebrew or Greek word of the Bible by its Strong’s number, see every place where it stands, and compare how it was put into English.

Begin with Hebrew: ${site}/hebrew-learning
Your account: ${site}/account

--
You get this message once, because an account with your address was made at ${site}. If it was not you, nothing more will come.
`,
  };
}
