import {
  defaultLines,
  formatLines,
  linePresets,
  type InterlinearLine,
  type LinePreset,
} from '#data/interlinear/interlinear-lines.ts';
import { isPlainClick } from '../../client/plain-click.ts';
import { storedChoiceKey } from './apply-stored-lines.ts';

/** Lets the form and the links to sets of lines change the page at once, and stores the choice on this device. `onChange` follows a change. */
export function enhanceLineChoice(article: HTMLElement, onChange: () => void): void {
  const form = article.querySelector<HTMLFormElement>('.line-choice form');
  if (!form) return;
  const root = document.documentElement.dataset;
  const shown = (root['lines'] ?? article.dataset['lines'])?.split(' ') ?? defaultLines;
  const color = root['color'] ?? article.dataset['color'] ?? 'none';
  for (const box of fields(form, 'lines')) box.checked = shown.includes(box.value as InterlinearLine);
  for (const choice of fields(form, 'color')) choice.checked = choice.value === color;
  markPreset(article, shown.join(' '));
  const button = form.querySelector('button');
  if (button) button.hidden = true;

  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) form.requestSubmit();
    else {
      apply(article, form);
      onChange();
    }
  });
  article.querySelector<HTMLElement>('.bar')?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-preset]') : null;
    const preset = link?.dataset['preset'] as LinePreset | undefined;
    if (!preset || !isPlainClick(event)) return;
    event.preventDefault();
    const lines: readonly string[] = linePresets[preset];
    for (const box of fields(form, 'lines')) box.checked = lines.includes(box.value);
    apply(article, form);
    onChange();
  });
}

function fields(form: HTMLFormElement, name: string): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`[name=${name}]`)];
}

function apply(article: HTMLElement, form: HTMLFormElement): void {
  const chosen = (name: string): string =>
    fields(form, name)
      .filter(({ checked }) => checked)
      .map(({ value }) => value)
      .join(' ');
  const choice = { lines: chosen('lines') || defaultLines.join(' '), color: chosen('color') };
  delete article.dataset['lines'];
  delete article.dataset['color'];
  Object.assign(document.documentElement.dataset, choice);
  markPreset(article, choice.lines);
  // The stored choice counts from now on, also on the pages that this one links to.
  for (const link of article.querySelectorAll<HTMLAnchorElement>('[data-kept]')) link.href = withoutChoice(link.href);
  for (const field of article.querySelectorAll('.go :is([name=lines], [name=color])')) field.remove();
  try {
    localStorage.setItem(storedChoiceKey, JSON.stringify(choice));
    // A choice in the URL would be used again when the page is reloaded.
    history.replaceState(history.state, '', withoutChoice(location.href));
  } catch {
    // Storage is refused or full. The choice holds until the page is left.
  }
}

function withoutChoice(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('lines');
  url.searchParams.delete('color');
  return url.href;
}

/** Marks the link to the set of lines that is shown, if it is one of the sets. */
function markPreset(article: HTMLElement, lines: string): void {
  const current = formatLines(lines.split(' ') as InterlinearLine[]);
  for (const link of article.querySelectorAll<HTMLElement>('[data-preset]')) {
    if (link.dataset['preset'] === current) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
