import { productName } from '#data/site/product.ts';
import { ConfirmMail } from '#views/mail/ConfirmMail.tsx';
import type { MailTemplateParts } from '../render-mail.tsx';

/** `confirm` is the URL of the confirmation link. */
export function wordConfirmation({ site, confirm }: { site: string; confirm: string }): MailTemplateParts {
  return {
    subject: `A Hebrew word a day from ${productName}?`,
    view: <ConfirmMail site={site} product={productName} confirm={confirm} />,
    text: `A Hebrew word a day?

Somebody asked at ${site} that a Hebrew word be sent to this address each day. If it was you, confirm it here:

${confirm}

--
If it was not you, do nothing: nothing more will come.
`,
  };
}
