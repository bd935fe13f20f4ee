import type { Notices } from './notices.ts';
import type { PageLink, Placement } from './placements.ts';
import { escapeHtml } from '../escape-html.ts';
import { productSlug } from '../product.ts';

/**
 * Placed between the content and the footer, or in the empty margins of wide screens, so that they never move what
 * people read. The style is part of the markup, so that pages without placements do not load it. The content security
 * policy of every page has its hash.
 */
export const noticesStyle = `@layer parts{body{position:relative}.placed{width:100%;max-width:66.5rem;margin:0 auto;padding:0 1rem 2rem;display:grid;gap:1rem;font:var(--t1)/1.5 var(--ui)}.placed>section{padding:.75rem 1rem;border:1px solid var(--rule);border-radius:10px;background:var(--leaf);overflow-wrap:anywhere}.placed small{display:block;font:var(--t0)/1.5 var(--ui);color:var(--soft)}.placed h2{margin:0 0 .25rem;font:600 var(--t1)/1.5 var(--ui);letter-spacing:0;text-transform:none;color:var(--ink)}.placed p+p{margin-top:.5rem}.placed img{max-width:100%;height:auto}.placed :is(ul,ol){padding-inline-start:1.25rem;list-style:disc}
.placed a{display:inline-block;line-height:1.75rem;min-width:1.5rem}@media(min-width:90rem){.placed.left,.placed.right{position:absolute;top:7rem;width:calc((100vw - 66.5rem)/2 - 2rem);max-width:14rem;margin:0;padding:0}.placed.left{inset-inline:1rem auto}.placed.right{inset-inline:auto 1rem}}@media(max-width:89.99rem){.placed.left,.placed.right{display:none}}@media(min-width:90rem){.placed .aside,.placed.aside{display:none}}@media print{.placed{display:none}}}`;

/**
 * Returns an eight-digit hash of the current placements and footer links; empty if there are none. Pages contain the
 * hash of what they show, so that they request nothing while it is unchanged.
 */
export function noticesHash({ placements, pages }: Notices): string {
  if (placements.length === 0 && pages.length === 0) return '';
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify([placements, pages]))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Matches the output of {@link placementsHtml} and {@link footerLinksHtml}, to remove it from a page. */
export const noticesPattern = /<template data-of="[^"]*">.*?<!--notices-->|<li data-page="">.*?<\/li>/gs;

/** Selects the same elements in the DOM. */
export const noticesSelector = '[data-of], [data-of] + style, .placed, [data-page]';

/** Returns the placement positions of a page by its path. */
function placementPositions(path: string): ReadonlySet<Placement['position']> {
  const isResults = /^\/(?:strongs-)?results$/.test(path);
  const hasSearch = isResults || path === '/' || path === `/${productSlug}` || path === `/${productSlug}/search`;
  return new Set<Placement['position']>([
    ...(['header', 'sidebar', 'footer'] as const),
    ...(isResults ? (['results'] as const) : []),
    ...(hasSearch ? (['search'] as const) : []),
    ...(path === '/' ? (['homepage'] as const) : []),
    ...(path.startsWith('/about') ? (['about'] as const) : []),
  ]);
}

const margins: Partial<Record<Placement['position'], 'left' | 'right'>> = { header: 'left', sidebar: 'right' };

/**
 * Returns the HTML of a path's placements, which go before the footer; empty if the site has none. Placements for a
 * margin are in the markup twice: in the margin on wide screens and before the footer on others. CSS displays one of
 * them.
 */
export function placementsHtml(notices: Notices, path: string): string {
  const mark = noticesHash(notices);
  return mark && `<template data-of="${mark}"></template>${renderNotices(notices, path)}<!--notices-->`;
}

/** A page without placements has only the hash, which shows that it is up to date. */
function renderNotices({ placements }: Notices, path: string): string {
  const positions = placementPositions(path);
  // Next to a password, nothing of others asks for attention.
  const hasAdvertisements = !/^\/(?:auth|account|admin)\/?$/.test(path);
  const visible = placements.filter(
    ({ kind, position }) => positions.has(position) && (hasAdvertisements || kind !== 'advertisement'),
  );
  if (visible.length === 0) return '';
  const inMargin = (side: 'left' | 'right'): string => {
    const sidePlacements = visible.filter(({ position }) => margins[position] === side);
    return sidePlacements.length === 0
      ? ''
      : region(`placed ${side}`, sidePlacements.map((each) => one(each)).join(''));
  };
  const atEnd = visible.map((each) => one(each, margins[each.position] && 'aside')).join('');
  const isEmptyWhenWide = visible.every(({ position }) => margins[position]);
  const end = region(isEmptyWhenWide ? 'placed end aside' : 'placed end', atEnd);
  return `<style>${noticesStyle}</style>${inMargin('left')}${inMargin('right')}${end}`;
}

/** Links to custom pages, for the end of the first list of the footer. */
export function footerLinksHtml(pages: readonly PageLink[]): string {
  return pages
    .map(({ title, path }) => `<li data-page=""><a href="${escapeHtml(path)}" dir="auto">${escapeHtml(title)}</a></li>`)
    .join('');
}

function region(name: string, html: string): string {
  const label = name.includes('left') ? 'Notices' : name.includes('right') ? 'More notices' : 'Notices of this site';
  return `<aside class="${name}" aria-label="${label}">${html}</aside>`;
}

function one({ kind, title, html, href }: Placement, name?: string): string {
  const isAdvertisement = kind === 'advertisement';
  const titleHtml = escapeHtml(title);
  const heading = href ? `<a href="${escapeHtml(href)}" rel="sponsored noopener">${titleHtml}</a>` : titleHtml;
  return `<section${name ? ` class="${name}"` : ''}>${isAdvertisement ? '<small>Advertisement</small>' : ''}<h2 dir="auto">${heading}</h2>${html}</section>`;
}
