import { productName } from '#data/site/product.ts';
import { AlertMail, formatTime } from '#views/mail/AlertMail.tsx';
import type { MailTemplateParts } from '../render-mail.tsx';

export interface Alert {
  /** What was found, as a sentence. */
  finding: string;
  /** More of it; empty where there is none. */
  details: string;
  /** Where: an address of the site, or what it is called. */
  place: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** `site` is the site's address without a slash at its end. */
export function adminBotAlert(alert: Alert & { site: string }): MailTemplateParts {
  const { site, finding, details, place, at } = alert;
  return {
    subject: `${productName} alert: ${finding}`,
    view: <AlertMail {...alert} product={productName} />,
    text: `The watcher has found something

${finding}
${details && `\n${details}\n`}
Where: ${place}
When: ${formatTime(at)}

The dashboard: ${site}/admin#admin-bot

--
You get this message because you look after this site. What is watched is decided in the dashboard, ADMIN BOT.
`,
  };
}
