import { draftNotice } from './messages.ts';
export interface CustomPageProps {
  title: string;
  /** Sanitized by `worker/content/sanitize.ts`. Nothing else is safe here. */
  html: string;
  /** ISO 8601. */
  changedAt: string;
  /** Present if the page is shown through the link to its draft. */
  draft?: { path: string; isLive: boolean } | undefined;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A page that an administrator wrote. */
export function CustomPage({ title, html, changedAt, draft }: CustomPageProps) {
  return (
    <article className="written">
      {draft && (
        <p className="notice">
          {draft.isLive ? (
            <>
              This page is published at <a href={draft.path}>{draft.path}</a>.
            </>
          ) : (
            draftNotice
          )}
        </p>
      )}
      <h1 dir="auto">{title}</h1>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      <p className="small changed">
        Last changed <time dateTime={changedAt}>{day.format(new Date(changedAt))}</time>
      </p>
    </article>
  );
}
