import { addStyle } from '../client/add-style.ts';
import { hasSingleKeys } from '../client/single-keys.ts';
import style from './section-bar.css?inline';

/**
 * Makes the links to the sections of an entry behave like tabs: marks the section in view, moves with the arrow keys,
 * and opens a section with 1, 2 and 3 from anywhere on the page.
 */
export function enhanceSectionBar(bar: HTMLElement): void {
  addStyle(style);
  const links = [...bar.querySelectorAll<HTMLAnchorElement>('a')];
  const sections = links.map(({ hash }) => document.getElementById(hash.slice(1)));
  // A chosen section stays marked while the page scrolls to it, also if the page is too short to scroll that far.
  let holdUntil = 0;
  const mark = (at: number): void => {
    for (const [index, link] of links.entries()) {
      if (index === at) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const markInView = (): void => {
    if (performance.now() < holdUntil) return;
    const line = bar.getBoundingClientRect().bottom + reach;
    const passed = sections.findLastIndex((section) => section && section.getBoundingClientRect().top <= line);
    mark(Math.max(0, passed));
  };
  const choose = (at: number): void => {
    holdUntil = performance.now() + scrollTime;
    mark(at);
    // Something else may have scrolled the page away from it in the meantime.
    setTimeout(() => {
      const box = sections[at]?.getBoundingClientRect();
      if (box && (box.top > innerHeight || box.bottom < 0)) markInView();
    }, scrollTime);
  };
  // A followed link loses the focus. Tabs must not.
  const open = (at: number): void => {
    const link = links[at];
    if (!link) return;
    choose(at);
    history.replaceState(null, '', link.hash);
    sections[at]?.scrollIntoView();
    link.focus({ preventScroll: true });
  };
  for (const [index, link] of links.entries()) {
    if (hasSingleKeys()) link.setAttribute('aria-keyshortcuts', String(index + 1));
    link.addEventListener('click', () => choose(index));
  }
  bar.addEventListener('keydown', (event) => {
    const to = neighbor(links, event);
    if (to === undefined) return;
    event.preventDefault();
    open(to);
  });
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const isTaken = event.target instanceof Element && event.target.closest('input, select, textarea, [role=dialog]');
    if (!isTaken && /^[1-9]$/.test(event.key) && hasSingleKeys()) open(Number(event.key) - 1);
  });
  // If the reader scrolls in the meantime, the section in view is marked again.
  for (const type of ['wheel', 'touchmove']) addEventListener(type, () => (holdUntil = 0), { passive: true });
  addEventListener('scroll', () => requestAnimationFrame(markInView), { passive: true });
  const requested = links.findIndex(({ hash }) => hash === location.hash);
  if (requested >= 0) choose(requested);
  else markInView();
}

/** Distance below the bar within which a section counts as in view, in CSS pixels. */
const reach = 96;

/** Longer than browsers take for smooth scrolling, in ms. */
const scrollTime = 1000;

function neighbor(links: readonly HTMLAnchorElement[], { key, target }: KeyboardEvent): number | undefined {
  const at = links.findIndex((link) => link === target);
  const last = links.length - 1;
  switch (key) {
    case 'ArrowRight':
      return at === last ? 0 : at + 1;
    case 'ArrowLeft':
      return at === 0 ? last : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
