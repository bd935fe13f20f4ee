import type { Notices } from './notices.ts';
import type { PageLink, Placement } from './placements.ts';
import { escapeHtml } from '../escape-html.ts';
import { productSlug } from '../product.ts';

/**
 * Out of the flow, below the last thing of the page or in the empty margins of wide screens: nothing that is read moves when
 * they come. Brought with them, since a page without any shall weigh nothing more; the policy of every page names it.
 */
export const noticesStyle = `@layer parts{body{position:relative}.placed{position:absolute;top:100%;inset-inline:0;max-width:66.5rem;margin:0 auto;padding:0 1rem 2rem;display:grid;gap:1rem;font:var(--t1)/1.5 var(--ui)}.placed>section{padding:.75rem 1rem;border:1px solid var(--rule);border-radius:10px;background:var(--leaf);overflow-wrap:anywhere}.placed small{display:block;font:var(--t0)/1.5 var(--ui);color:var(--soft)}.placed h2{margin:0 0 .25rem;font:600 var(--t1)/1.5 var(--ui);letter-spacing:0;text-transform:none;color:var(--ink)}.placed p+p{margin-top:.5rem}.placed nav ul{display:flex;flex-wrap:wrap;gap:0 1.5rem;padding:0;list-style:none}.placed nav a{min-width:2.75rem;padding-block:.5rem}.placed img{max-width:100%;height:auto}.placed :is(ul,ol){padding-inline-start:1.25rem;list-style:disc}
.placed a{display:inline-block;line-height:1.75rem;min-width:1.5rem}@media(min-width:94rem){.placed.left,.placed.right{top:7rem;width:calc((100vw - 66.5rem)/2 - 2rem);max-width:14rem;margin:0;padding:0}.placed.left{inset-inline:1rem auto}.placed.right{inset-inline:auto 1rem}}@media(max-width:93.99rem){.placed.left,.placed.right{display:none}}@media(min-width:94rem){.placed .aside{display:none}}@media print{.placed{display:none}}}`;

/**
 * Names what readers have now, in eight digits; empty where that is nothing. Pages carry the name of what they show, so
 * that they ask for nothing while it is the same.
 */
export function noticesMark({ placements, pages }: Notices): string {
  if (placements.length === 0 && pages.length === 0) return '';
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify([placements, pages]))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** What {@link placementsHtml} makes, to be taken out of a page again. */
export const noticesPattern = /<template data-of="[^"]*">.*?<!--notices-->/s;

/** The same on a page that stands. */
export const noticesSelector = '[data-of], [data-of] + style, .placed';

/** Positions that a page has, by its path. */
export function positionsOf(path: string): ReadonlySet<Placement['position']> {
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
 * What stands on the page of a path, to be put at the end of its body; empty where the site has nothing. What belongs into a
 * margin is there on screens that have one, and at the end on others: of the two, one is drawn.
 */
export function placementsHtml(notices: Notices, path: string): string {
  const mark = noticesMark(notices);
  return mark && `<template data-of="${mark}"></template>${drawNotices(notices, path)}<!--notices-->`;
}

/** A page on which nothing stands has the mark alone, which says that it is as it should be. */
function drawNotices({ placements, pages }: Notices, path: string): string {
  const positions = positionsOf(path);
  const shown = placements.filter(({ position }) => positions.has(position));
  if (shown.length === 0 && pages.length === 0) return '';
  const inMargin = (side: 'left' | 'right'): string => {
    const own = shown.filter(({ position }) => margins[position] === side);
    return own.length === 0 ? '' : region(`placed ${side}`, own.map((each) => one(each)).join(''));
  };
  const atEnd = shown.map((each) => one(each, margins[each.position] && 'aside')).join('');
  const isEmptyWhenWide = pages.length === 0 && shown.every(({ position }) => margins[position]);
  const end = region(isEmptyWhenWide ? 'placed end aside' : 'placed end', atEnd + pageLinks(pages));
  return `<style>${noticesStyle}</style>${inMargin('left')}${inMargin('right')}${end}`;
}

/** Further pages of the site, at the foot of every page. */
function pageLinks(pages: readonly PageLink[]): string {
  if (pages.length === 0) return '';
  const items = pages.map(
    ({ title, path }) => `<li><a href="${escapeHtml(path)}" dir="auto">${escapeHtml(title)}</a></li>`,
  );
  return `<nav aria-label="Further pages"><ul>${items.join('')}</ul></nav>`;
}

function region(name: string, html: string): string {
  const label = name.includes('left') ? 'Notices' : name.includes('right') ? 'More notices' : 'Notices of this site';
  return `<aside class="${name}" aria-label="${label}">${html}</aside>`;
}

function one({ kind, title, html, href }: Placement, name?: string): string {
  const isAdvertisement = kind === 'advertisement';
  const words = escapeHtml(title);
  const heading = href ? `<a href="${escapeHtml(href)}" rel="sponsored noopener">${words}</a>` : words;
  return `<section${name ? ` class="${name}"` : ''}>${isAdvertisement ? '<small>Advertisement</small>' : ''}<h2 dir="auto">${heading}</h2>${html}</section>`;
}
