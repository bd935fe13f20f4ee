import { nameAccount } from './account-link.ts';
import { mount } from '../client/mount.ts';
import { followPageKeys } from './page-keys.ts';
import { renewSiteSettings, showNameLine } from './site-settings.ts';
import { nextTheme, type Theme } from './theme.ts';
import { themeMessage } from './messages.ts';

const root = document.documentElement;

nameAccount();
void showNameLine();

const button = document.querySelector<HTMLButtonElement>('button.theme');
nameTheme();
button?.addEventListener('click', () => {
  const theme = nextTheme((root.dataset.theme ?? '') as Theme, matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = theme;
  try {
    if (theme) localStorage.theme = theme;
    else delete localStorage.theme;
  } catch {
    // Storage is disabled in some private windows. The theme then applies to this page only.
  }
  nameTheme();
});

function nameTheme(): void {
  const name = themeMessage(root.dataset.theme ?? '');
  button?.setAttribute('aria-label', name);
  if (button) button.title = name;
}

/** Shows the fallback if the logo fails to load, and otherwise only the name. */
const logo = document.querySelector<HTMLImageElement>('.brand img');
const fallbackLogo = '/logo.png';
logo?.addEventListener('error', replaceLogo);
// It may have failed before this script ran.
if (logo?.complete && logo.naturalWidth === 0) replaceLogo();

function replaceLogo(): void {
  if (logo?.src.endsWith(fallbackLogo)) logo.remove();
  else if (logo) logo.src = fallbackLogo;
}

followPageKeys();

/** An empty search is not submitted. */
document.addEventListener('submit', (event) => {
  const { action, elements } = event.target as HTMLFormElement;
  const q = elements.namedItem('q');
  const isSearch = /\/(strongs-)?results$/.test(new URL(action).pathname);
  if (isSearch && q instanceof HTMLInputElement && q.value.trim() === '') event.preventDefault();
});

mount({
  name: 'search-form',
  when: 'interaction',
  load: async () => (await import('../islands/search/SearchFormIsland.tsx')).SearchFormIsland,
});

/** Prefetching and the service worker start after everything else on this page has loaded. */
addEventListener('load', () => {
  void renewSiteSettings();
  void import('./prefetch-links.ts').then(({ prefetchLinks }) => prefetchLinks());
  void import('./turn-hint.ts').then(({ hintToTurn }) => hintToTurn());
  if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(registerWhenIdle);
});

function registerWhenIdle(): void {
  const register = (): void => void import('./register.ts').then(({ registerWorker }) => registerWorker());
  if ('requestIdleCallback' in window) requestIdleCallback(register);
  else register();
}
