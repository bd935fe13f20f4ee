import { MailBody } from './MailBody.tsx';
import { mailStyles } from './mail-styles.ts';

export interface WelcomeMailProps {
  site: string;
  product: string;
  username: string;
}

/** Sent to a person who has created an account. */
export function WelcomeMail({ site, product, username }: WelcomeMailProps) {
  return (
    <MailBody
      site={site}
      product={product}
      title={`Welcome, ${username}`}
      footer={
        <>
          You get this message once, because an account with your address was made at{' '}
          <a href={site} style={mailStyles.link}>
            {site}
          </a>
          . If it was not you, nothing more will come.
        </>
      }
    >
      <p style={mailStyles.paragraph}>
        Your account is <b>{username}</b>. With it your progress in the Hebrew lessons goes with you from device to
        device; everything else on this site is open without one.
      </p>
      <p style={mailStyles.paragraph}>
        Look up any Hebrew or Greek word of the Bible by its Strong’s number, see every place where it stands, and
        compare how it was put into English.
      </p>
      <a href={`${site}/hebrew-learning`} style={mailStyles.button}>
        Begin with Hebrew
      </a>
      <p style={{ ...mailStyles.paragraph, ...mailStyles.small }}>
        Your address, passkeys and sessions are at{' '}
        <a href={`${site}/account`} style={mailStyles.link}>
          your account
        </a>
        , where you can also delete it.
      </p>
    </MailBody>
  );
}
