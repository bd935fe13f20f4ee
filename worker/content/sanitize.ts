import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { HttpError } from '../http/http-error.ts';
import { trySafeUrl } from './custom-page-url.ts';
import { markupSchema } from './markup-schema.ts';
import { tooManyLevels } from './messages.ts';

/**
 * Maximum length of the output in characters. A few hundred nested elements can make a browser's parser repeat them
 * endlessly.
 */
const maxHtmlLength = 600_000;
/** Maximum number of passes. Blocks inside removed elements settle in two. */
const maxPasses = 5;
/** Blocks whose direction follows their first letters, so that Hebrew aligns right among English. */
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

/** Which links a text may have, and the `rel` of links to other sites. */
export interface Links {
  schemes: Parameters<typeof trySafeUrl>[1];
  rel: string[];
}

const ownLinks: Links = { schemes: ['/', 'https:', 'http:', 'mailto:'], rel: ['noopener'] };
export const advertisingLinks: Links = { schemes: ['/', 'https:'], rel: ['sponsored', 'noopener'] };

/**
 * The only way from an administrator's markup to what readers get. It runs when the text is saved. The stored output is
 * a fixed point of the sanitizer, so a browser, which parses like this parser, finds nothing else in it. Throws a
 * {@link HttpError} 400 for markup that is nested too deeply.
 */
export function sanitizeHtml(markup: string, links: Links = ownLinks): string {
  try {
    const html = settle(markup, links);
    if (html.length > maxHtmlLength) throw new HttpError(400, tooManyLevels);
    return html;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new HttpError(400, tooManyLevels);
  }
}

/**
 * What is removed from the markup, for the editor's report: elements by name, pictures of other sites ("img https:…"),
 * targets of links ("href javascript:…"), and styles ("style=").
 */
export function removedParts(markup: string, links: Links = ownLinks): string[] {
  const names = new Set<string>();
  const tree = fromHtml(markup, { fragment: true });
  const shorten = (text: unknown): string => String(text).slice(0, 80);
  visit(tree, 'element', ({ tagName, properties: { src, href, style } }) => {
    const isAllowed = tagName === 'h1' || markupSchema.tagNames?.includes(tagName);
    if (!isAllowed) names.add(tagName.slice(0, 30));
    else if (tagName === 'img' && trySafeUrl(String(src ?? ''), ['/']) === undefined) names.add(`img ${shorten(src)}`);
    else if (tagName === 'a' && href !== undefined && trySafeUrl(String(href), links.schemes) === undefined)
      names.add(`href ${shorten(href)}`);
    if (style !== undefined) names.add('style=');
  });
  return [...names].slice(0, 20);
}

/** Repeats until the output stays the same. If it never does, only the escaped text remains. */
function settle(markup: string, links: Links): string {
  let html = cleanHtml(markup, links);
  for (let times = 0; times < maxPasses; times += 1) {
    const cleaned = cleanHtml(html, links);
    if (cleaned === html) return html;
    html = cleaned;
  }
  return cleanHtml(escapeText(html), links);
}

function cleanHtml(markup: string, links: Links): string {
  const parsed = fromHtml(markup, { fragment: true });
  visit(parsed, 'element', (element) => {
    // The page already has an h1.
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
  const url = trySafeUrl(String(link.properties['href'] ?? ''), schemes);
  if (url === undefined) delete link.properties['href'];
  else link.properties['href'] = url;
  if (url && !url.startsWith('/')) link.properties['rel'] = rel;
}

/** Images come only from this site, because another host would learn who reads. */
function judgePicture(picture: Element): boolean {
  const url = trySafeUrl(String(picture.properties['src'] ?? ''), ['/']);
  if (url === undefined) return false;
  picture.properties['src'] = url;
  picture.properties['alt'] ??= '';
  picture.properties['loading'] = 'lazy';
  return true;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
