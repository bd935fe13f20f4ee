import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MailDocument } from '#views/mail/MailBody.tsx';
import { oneLine } from './compose-mime.ts';

/** A rendered message without a recipient. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Content of a template: a view for HTML and a separate plain text. */
export interface MailTemplateParts {
  subject: string;
  view: ReactElement;
  text: string;
}

export function renderMail({ subject, view, text }: MailTemplateParts): RenderedMail {
  const line = oneLine(subject);
  return {
    subject: line,
    html: `<!doctype html>${renderToStaticMarkup(<MailDocument subject={line}>{view}</MailDocument>)}`,
    text,
  };
}

/** Size of the picture in its own units. Longer content is cut. */
const [pictureWidth, pictureHeight] = [600, 540];

/**
 * Renders a message as a picture: React's output is also valid XML, so it can be embedded in an SVG. As the source of
 * an `img` it cannot run scripts or fetch resources.
 */
export function renderMailPicture({ view }: MailTemplateParts): string {
  const html = renderToStaticMarkup(view);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureWidth} ${pictureHeight}" width="${pictureWidth}" height="${pictureHeight}"><rect width="100%" height="100%" fill="#fbf9f4"/><foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml">${html}</div></foreignObject></svg>`;
}
