import { productName } from '#data/site/product.ts';
import { WelcomeMail } from '#views/mail/WelcomeMail.tsx';
import type { MailTemplateParts } from '../render-mail.tsx';
import {
  accountIs,
  accountPurpose,
  startHebrew,
  welcomeElse,
  welcomeLead,
  welcomeReason,
  welcomeTitleMessage,
  yourAccount,
} from '#views/mail/messages.ts';

/** `site` is the site's URL without a trailing slash. */
export function welcome({ site, username }: { site: string; username: string }): MailTemplateParts {
  return {
    subject: `Welcome to ${productName}`,
    view: <WelcomeMail site={site} product={productName} username={username} />,
    text: `${welcomeTitleMessage(username)}

${accountIs} ${username}. ${accountPurpose}

${welcomeLead}

${startHebrew}: ${site}/hebrew-learning
${yourAccount}: ${site}/account

--
${welcomeReason} ${site}. ${welcomeElse}
`,
  };
}
