import { productName } from '#data/site/product.ts';
import { RecoveryMail } from '#views/mail/RecoveryMail.tsx';
import { recoveryFooter, recoveryLeadMessage, recoveryLimits, recoveryTitle } from '#views/mail/messages.ts';
import type { MailTemplateParts } from '../render-mail.tsx';

/** `link` is the URL of the one-time link. */
export function passwordRecovery({
  site,
  username,
  link,
}: {
  site: string;
  username: string;
  link: string;
}): MailTemplateParts {
  return {
    subject: `${recoveryTitle} for ${productName}`,
    view: <RecoveryMail site={site} product={productName} username={username} link={link} />,
    text: `${recoveryTitle}

${recoveryLeadMessage(site, username)}

${link}

${recoveryLimits}

--
${recoveryFooter}
`,
  };
}
