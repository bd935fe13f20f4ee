import { arrowThroughPager } from './pager-arrows.ts';
import { nextTheme, type Theme } from './theme.ts';

const root = document.documentElement;

const button = document.querySelector<HTMLButtonElement>('button.theme');
nameTheme();
button?.addEventListener('click', () => {
  const theme = nextTheme((root.dataset.theme ?? '') as Theme, matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = theme;
  try {
    if (theme) localStorage.theme = theme;
    else delete localStorage.theme;
  } catch {
    // Storage is refused in some private windows; the theme then holds for this page alone.
  }
  nameTheme();
});

function nameTheme(): void {
  const name = `Theme: ${root.dataset.theme || 'as the system'}`;
  button?.setAttribute('aria-label', name);
  if (button) button.title = name;
}

/** The logo, else its fallback, else the name that stands beside it. */
const logo = document.querySelector<HTMLImageElement>('.brand img');
const fallbackLogo = '/logo.png';
logo?.addEventListener('error', replaceLogo);
// It may have failed before this script came.
if (logo?.complete && logo.naturalWidth === 0) replaceLogo();

function replaceLogo(): void {
  if (logo?.src.endsWith(fallbackLogo)) logo.remove();
  else if (logo) logo.src = fallbackLogo;
}

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (arrowThroughPager(event.key, target)) event.preventDefault();
  if (target.matches('input, select, textarea, [contenteditable]')) return;
  if (document.querySelector('dialog[open]')) return;
  if (event.key === '/') {
    const search = document.querySelector<HTMLInputElement>('main input[type=search]');
    if (!search) return;
    event.preventDefault();
    search.focus();
  } else if (event.key === '?') {
    void import('./KeysDialog.tsx').then(({ openKeysDialog }) => openKeysDialog());
  }
});

/** Suggestions are fetched with the first use of a search box, so that a page costs nothing for them. */
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'q' && !target.dataset.suggests) {
    target.dataset.suggests = 'true';
    void import('./search/suggest.ts').then(({ suggestFor }) => suggestFor(target));
  }
});
if (document.activeElement instanceof HTMLInputElement) document.activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

/** What makes later pages quick, and readable without a network, comes after everything of this one. */
addEventListener('load', () => {
  void import('./prefetch.ts').then(({ prefetchLinks }) => prefetchLinks());
  if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(registerWhenIdle);
});

function registerWhenIdle(): void {
  const register = (): void => void import('./offline/register.ts').then(({ registerWorker }) => registerWorker());
  if ('requestIdleCallback' in window) requestIdleCallback(register);
  else register();
}
