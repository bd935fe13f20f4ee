import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { Problem } from '../http/http-error.ts';
import { safeAddress } from './page-url.ts';
import { markupSchema } from './markup-schema.ts';

/** Characters of what comes out; a few hundred nested elements can be written so that browsers repeat them without end. */
const mostHtml = 600_000;
/** Blocks that stood within what was taken out settle in two. */
const mostTimes = 5;
/** Blocks whose own first letters say where they begin, so that Hebrew stands at the right between English. */
const blocks: ReadonlySet<string> = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'li',
  'blockquote',
  'dt',
  'dd',
  'th',
  'td',
  'summary',
]);

/** Which links a text may have, and what those to other sites say of themselves. */
export interface Links {
  schemes: Parameters<typeof safeAddress>[1];
  rel: string[];
}

const ownLinks: Links = { schemes: ['/', 'https:', 'http:', 'mailto:'], rel: ['noopener'] };
export const advertisingLinks: Links = { schemes: ['/', 'https:'], rel: ['sponsored', 'noopener'] };

/**
 * The one way from what an administrator wrote to what readers get. It is done at the save, and what is kept is what comes
 * out: read again it gives itself, so that a browser, which reads it as this parser does, finds nothing else in it.
 * Throws a {@link Problem} 400 for what no browser would draw either.
 */
export function sanitiseHtml(markup: string, links: Links = ownLinks): string {
  try {
    const html = settle(markup, links);
    if (html.length > mostHtml) throw new Problem(400, 'The text is nested too deeply to be drawn.');
    return html;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Problem(400, 'The text is nested too deeply to be drawn.');
  }
}

/** Names of elements that are written in a text and that no reader gets, so that the editor can say so. */
export function removedElements(markup: string): string[] {
  const names = new Set<string>();
  const tree = fromHtml(markup, { fragment: true });
  visit(tree, 'element', ({ tagName }) => {
    if (tagName !== 'h1' && !markupSchema.tagNames?.includes(tagName)) names.add(tagName.slice(0, 30));
  });
  return [...names].slice(0, 20);
}

/** Cleaned until cleaning changes nothing; of a text that never comes to rest nothing but its words is kept. */
function settle(markup: string, links: Links): string {
  let html = cleanHtml(markup, links);
  for (let times = 0; times < mostTimes; times += 1) {
    const again = cleanHtml(html, links);
    if (again === html) return html;
    html = again;
  }
  return cleanHtml(escapeText(html), links);
}

function cleanHtml(markup: string, links: Links): string {
  const parsed = fromHtml(markup, { fragment: true });
  visit(parsed, 'element', (element) => {
    // The page has its own.
    if (element.tagName === 'h1') element.tagName = 'h2';
  });
  const tree = sanitize(parsed, markupSchema) as Root;
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'a') judgeLink(element, links);
    else if (element.tagName === 'img' && !judgePicture(element)) {
      parent?.children.splice(index ?? 0, 1);
      return index;
    } else if (blocks.has(element.tagName)) element.properties['dir'] ??= 'auto';
    return undefined;
  });
  return toHtml(tree, { characterReferences: { useNamedReferences: true }, closeSelfClosing: false });
}

function judgeLink(link: Element, { schemes, rel }: Links): void {
  const address = safeAddress(String(link.properties['href'] ?? ''), schemes);
  if (address === undefined) delete link.properties['href'];
  else link.properties['href'] = address;
  if (address && !address.startsWith('/')) link.properties['rel'] = rel;
}

/** Pictures come from the site alone: another host would learn who reads. */
function judgePicture(picture: Element): boolean {
  const address = safeAddress(String(picture.properties['src'] ?? ''), ['/']);
  if (address === undefined) return false;
  picture.properties['src'] = address;
  picture.properties['alt'] ??= '';
  picture.properties['loading'] = 'lazy';
  return true;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
