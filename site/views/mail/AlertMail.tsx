import { MailBody } from './MailBody.tsx';
import { mailStyles } from './mail-styles.ts';
import { alertFooter, alertTitle, openDashboard, when, where } from './messages.ts';

export interface AlertMailProps {
  site: string;
  product: string;
  /** The finding, as a sentence. */
  finding: string;
  /** Further details; empty if there are none. */
  details: string;
  /** Where the problem is: a URL of the site, or a name. */
  location: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** Sent to an administrator when the health monitor reports a problem. */
export function AlertMail({ site, product, finding, details, location, at }: AlertMailProps) {
  return (
    <MailBody site={site} product={product} title={alertTitle} footer={alertFooter}>
      <p
        style={{
          ...mailStyles.paragraph,
          padding: '10px 14px',
          borderLeft: '3px solid #9c1c1c',
          background: '#fbf1ef',
        }}
      >
        <b>{finding}</b>
      </p>
      {details && <p style={mailStyles.paragraph}>{details}</p>}
      <p style={{ ...mailStyles.paragraph, ...mailStyles.small }}>
        {where}: {location}
        <br />
        {when}: <time dateTime={at}>{formatTime(at)}</time>
      </p>
      <a href={`${site}/admin#admin-bot`} style={mailStyles.button}>
        {openDashboard}
      </a>
    </MailBody>
  );
}

/** For example "2026-11-22 11:24 UTC". */
export function formatTime(at: string): string {
  return `${at.slice(0, 16).replace('T', ' ')} UTC`;
}
