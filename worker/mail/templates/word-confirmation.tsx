import { productName } from '#data/site/product.ts';
import { ConfirmMail } from '#views/mail/ConfirmMail.tsx';
import type { MailTemplateParts } from '../render-mail.tsx';
import { confirmFooter, confirmLeadMessage, confirmTitle } from '#views/mail/messages.ts';

/** `confirm` is the URL of the confirmation link. */
export function wordConfirmation({ site, confirm }: { site: string; confirm: string }): MailTemplateParts {
  return {
    subject: `${confirmTitle}: a Hebrew word a day from ${productName}`,
    view: <ConfirmMail site={site} product={productName} confirm={confirm} />,
    text: `${confirmTitle}

${confirmLeadMessage(site)}

${confirm}

--
${confirmFooter}
`,
  };
}
