import { MailBody } from './MailBody.tsx';
import { mailStyles } from './mail-styles.ts';

export interface WordDoorProps {
  site: string;
  product: string;
  title: string;
  text: string;
  /** What the button says; without one nothing is left to press. */
  button?: string | undefined;
}

/** Where a link of a message leads: one button, since programs that look into mail open every link. */
export function WordDoor({ site, product, title, text, button }: WordDoorProps) {
  return (
    <main>
      <MailBody site={site} product={product} title={title} footer={<a href="/account">Your account</a>}>
        <p style={mailStyles.paragraph}>{text}</p>
        {button && (
          <form method="post">
            <button style={{ ...mailStyles.button, border: 0, fontSize: 16, minHeight: 44, cursor: 'pointer' }}>
              {button}
            </button>
          </form>
        )}
      </MailBody>
    </main>
  );
}
