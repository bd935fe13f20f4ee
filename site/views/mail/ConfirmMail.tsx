import { MailBody } from './MailBody.tsx';
import { mailStyles } from './mail-styles.ts';
import { confirmFooter, confirmLeadMessage, confirmTitle, sendWords } from './messages.ts';

/** Asks the recipient to confirm the word of the day. */
export function ConfirmMail({ site, product, confirm }: { site: string; product: string; confirm: string }) {
  return (
    <MailBody site={site} product={product} title={confirmTitle} footer={confirmFooter}>
      <p style={mailStyles.paragraph}>{confirmLeadMessage(site)}</p>
      <a href={confirm} style={mailStyles.button}>
        {sendWords}
      </a>
    </MailBody>
  );
}
