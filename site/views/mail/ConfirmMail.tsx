import { MailBody } from './MailBody.tsx';
import { mailStyles } from './mail-styles.ts';

/** Asks the recipient to confirm the word of the day. */
export function ConfirmMail({ site, product, confirm }: { site: string; product: string; confirm: string }) {
  return (
    <MailBody
      site={site}
      product={product}
      title="A Hebrew word a day?"
      footer="If it was not you, do nothing: nothing more will come."
    >
      <p style={mailStyles.paragraph}>
        Somebody asked at {site} that a Hebrew word be sent to this address each day. If it was you, confirm it:
      </p>
      <a href={confirm} style={mailStyles.button}>
        Send me a word a day
      </a>
    </MailBody>
  );
}
