import { productName } from '#data/site/product.ts';
import { AlertMail, formatTime } from '#views/mail/AlertMail.tsx';
import type { MailTemplateParts } from '../render-mail.tsx';
import { alertFooter, alertTitle, openDashboard, when, where } from '#views/mail/messages.ts';

export interface Alert {
  /** The finding as a sentence. */
  finding: string;
  /** Further details. Empty if there are none. */
  details: string;
  /** A URL of the site, or the name of what is affected. */
  location: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** `site` is the site's URL without a trailing slash. */
export function adminBotAlert(alert: Alert & { site: string }): MailTemplateParts {
  const { site, finding, details, location, at } = alert;
  return {
    subject: `${productName} alert: ${finding}`,
    view: <AlertMail {...alert} product={productName} />,
    text: `${alertTitle}

${finding}
${details && `\n${details}\n`}
${where}: ${location}
${when}: ${formatTime(at)}

${openDashboard}: ${site}/admin#admin-bot

--
${alertFooter}
`,
  };
}
