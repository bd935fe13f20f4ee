import type { CSSProperties, ReactNode } from 'react';
import { mailStyles } from './mail-styles.ts';

export interface MailBodyProps {
  /** Origin of the site: "https://example.org". */
  site: string;
  /** Name of the site. */
  product: string;
  title: string;
  children: ReactNode;
  /** Why the recipient gets this message, and how to stop it. */
  footer: ReactNode;
}

const page: CSSProperties = { padding: '24px 12px', background: '#fbf9f4', color: '#1d1b18' };
const sheet: CSSProperties = {
  width: '100%',
  maxWidth: 560,
  margin: '0 auto',
  borderCollapse: 'collapse',
  background: '#fffdf9',
  border: '1px solid #e4ded2',
};

/**
 * Layout of all messages. Mail clients support neither style sheets nor grids: all styles are inline, and one table
 * sets the width. Nothing is loaded from the network, so opening a message cannot be tracked.
 */
export function MailBody({ site, product, title, children, footer }: MailBodyProps) {
  return (
    <div lang="en" dir="ltr" style={page}>
      <table role="presentation" style={sheet}>
        <tbody>
          <tr>
            <td style={{ ...mailStyles.text, padding: '20px 24px 0', fontSize: 14 }}>
              <a href={site} style={{ color: '#5d574e', textDecoration: 'none' }}>
                {product}
              </a>
            </td>
          </tr>
          <tr>
            <td style={{ ...mailStyles.text, padding: '4px 24px 20px' }}>
              <h1 style={mailStyles.heading}>{title}</h1>
              {children}
            </td>
          </tr>
          <tr>
            <td
              style={{ ...mailStyles.text, ...mailStyles.small, padding: '16px 24px', borderTop: '1px solid #e4ded2' }}
            >
              {footer}
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** The message as a complete HTML document. */
export function MailDocument({ subject, children }: { subject: string; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0 }}>{children}</body>
    </html>
  );
}
