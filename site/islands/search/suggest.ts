import type { SuggestAnswer } from '#data/contract/search.ts';
import { logFault } from '../log-fault.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { SuggestionList } from './suggestion-list.ts';
import { suggestionsFor, type Suggestion } from './suggestions.ts';

/** Time without a keystroke after which suggestions are asked for, in ms. */
const typingPause = 120;

/** Makes a search box a combobox (ARIA Authoring Practices: list autocomplete, chosen by hand). */
export function suggestFor(input: HTMLInputElement): void {
  const { form } = input;
  if (!form) return;
  const list = new SuggestionList(input, choose);
  let asking: AbortController | undefined;
  let timer = 0;

  function choose({ action }: Suggestion): void {
    if (action.kind === 'clear') {
      forgetSearches();
      list.show([]);
    } else if (action.kind === 'href') location.assign(action.href);
    else {
      input.value = action.query;
      list.close();
      form?.requestSubmit();
    }
  }

  const update = async (): Promise<void> => {
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    const typed = input.value;
    const offered = typed.trim() ? await ask(typed.trim(), signal) : [];
    if (!signal.aborted && document.activeElement === input) list.show(suggestionsFor(typed, recentSearches(), offered));
  };
  const stop = (): void => {
    clearTimeout(timer);
    asking?.abort();
    list.close();
  };

  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void update(), input.value.trim() ? typingPause : 0);
  });
  input.addEventListener('focus', () => input.value.trim() || void update());
  input.addEventListener('blur', stop);
  input.addEventListener('click', () => list.isOpen || void update());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' && !list.isOpen) {
      event.preventDefault();
      void update();
    } else if (list.press(event.key)) event.preventDefault();
  });
  form.addEventListener('submit', () => {
    rememberSearch(input.value);
    stop();
  });
  // What was typed before this script came is taken up; what the page came with is left alone.
  if (!input.value.trim() || input.value !== input.defaultValue) void update();
}

async function ask(typed: string, signal: AbortSignal): Promise<SuggestAnswer> {
  if (!navigator.onLine) return [];
  try {
    const response = await fetch(`/api/suggest?${new URLSearchParams({ q: typed.slice(0, 100) })}`, { credentials: 'include', signal });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return (await response.json()) as SuggestAnswer;
  } catch (error) {
    if (!signal.aborted) logFault('suggest', error);
    return [];
  }
}
