import { MailBody } from './MailBody.tsx';
import { mailStyles } from './mail-styles.ts';
import {
  accountIs,
  accountPurpose,
  manageAccount,
  startHebrew,
  welcomeElse,
  welcomeLead,
  welcomeReason,
  welcomeTitleMessage,
} from './messages.ts';

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
      title={welcomeTitleMessage(username)}
      footer={
        <>
          {welcomeReason}{' '}
          <a href={site} style={mailStyles.link}>
            {site}
          </a>
          . {welcomeElse}
        </>
      }
    >
      <p style={mailStyles.paragraph}>
        {accountIs} <b>{username}</b>. {accountPurpose}
      </p>
      <p style={mailStyles.paragraph}>{welcomeLead}</p>
      <a href={`${site}/hebrew-learning`} style={mailStyles.button}>
        {startHebrew}
      </a>
      <p style={{ ...mailStyles.paragraph, ...mailStyles.small }}>
        In{' '}
        <a href={`${site}/account`} style={mailStyles.link}>
          your account
        </a>
        , you can {manageAccount}
      </p>
    </MailBody>
  );
}
