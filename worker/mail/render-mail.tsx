import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MailDocument } from '#views/mail/MailBody.tsx';
import { oneLine } from './compose-mime.ts';

/** A message before it is addressed. */
export interface DrawnMail {
  subject: string;
  html: string;
  text: string;
}

/** What a template says: a view for programs that show HTML, and a text of its own for all others. */
export interface MailTemplateParts {
  subject: string;
  view: ReactElement;
  text: string;
}

export function drawMail({ subject, view, text }: MailTemplateParts): DrawnMail {
  const line = oneLine(subject);
  return {
    subject: line,
    html: `<!doctype html>${renderToStaticMarkup(<MailDocument subject={line}>{view}</MailDocument>)}`,
    text,
  };
}

/** Of the picture, in its own units; what is longer is cut. */
const [pictureWidth, pictureHeight] = [600, 540];

/**
 * A picture of a message, drawn from the message itself: what React writes is XML too, and stands in an SVG. As the source
 * of an `img` it runs no script and fetches nothing.
 */
export function drawPicture({ view }: MailTemplateParts): string {
  const html = renderToStaticMarkup(view);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureWidth} ${pictureHeight}" width="${pictureWidth}" height="${pictureHeight}"><rect width="100%" height="100%" fill="#fbf9f4"/><foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml">${html}</div></foreignObject></svg>`;
}
