import { MailBody } from './MailBody.tsx';
import { mailStyles } from './mail-styles.ts';
import { chooseNewPassword, recoveryFooter, recoveryLeadMessage, recoveryLimits, recoveryTitle } from './messages.ts';

export interface RecoveryMailProps {
  site: string;
  product: string;
  username: string;
  /** URL of the one-time link. */
  link: string;
}

/** Has the link with which a person who forgot the password chooses a new one. */
export function RecoveryMail({ site, product, username, link }: RecoveryMailProps) {
  return (
    <MailBody site={site} product={product} title={recoveryTitle} footer={recoveryFooter}>
      <p style={mailStyles.paragraph}>{recoveryLeadMessage(site, username)}</p>
      <a href={link} style={mailStyles.button}>
        {chooseNewPassword}
      </a>
      <p style={{ ...mailStyles.paragraph, ...mailStyles.small }}>{recoveryLimits}</p>
    </MailBody>
  );
}
