import { shownText } from './shown-text.ts';

/** Keys that move between the words of an interlinear text, in reading order. */
export function walkWords(verses: HTMLElement): void {
  const words = [...verses.querySelectorAll<HTMLElement>('li')];
  const [first] = words;
  if (!first) return;
  // One stop for the Tab key: the word that had the focus last.
  let current = first;
  first.tabIndex = 0;
  verses.addEventListener('focusin', ({ target }) => {
    const word = target instanceof Element ? target.closest<HTMLElement>('li') : null;
    if (!word) return;
    // A word that has the focus would lose it with the attribute.
    if (word !== current) current.removeAttribute('tabindex');
    current = word;
    word.tabIndex = 0;
    // A screen reader reads the lines of the focused word together.
    word.setAttribute('aria-label', shownText(word));
    highlightPartners(verses, word);
  });
  verses.addEventListener('focusout', () => {
    current.removeAttribute('aria-label');
    highlightPartners(verses, undefined);
  });
  verses.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') highlightPartners(verses, wordOf(target));
  });
  verses.addEventListener('pointerleave', () => highlightPartners(verses, undefined));
  verses.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (!(target instanceof HTMLLIElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextOf(words, target, key, getComputedStyle(verses).direction === 'rtl');
    if (!next) return;
    event.preventDefault();
    next.tabIndex = 0;
    next.focus();
  });
}

/** The word that a target of an event is in. */
export function wordOf(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('.stacks li')) || undefined;
}

function nextOf(
  words: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
  isRightToLeft: boolean,
): HTMLElement | undefined {
  const at = words.indexOf(from);
  const verseOf = (word: HTMLElement | undefined): Element | null | undefined => word?.closest('.verse');
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return words[at + ((key === 'ArrowRight') === isRightToLeft ? -1 : 1)];
    case 'ArrowDown':
      return words.slice(at).find((word) => verseOf(word) !== verseOf(from));
    case 'ArrowUp': {
      const verse = verseOf(words.slice(0, at).findLast((word) => verseOf(word) !== verseOf(from)));
      return words.find((word) => verse && verseOf(word) === verse);
    }
    case 'Home':
      return words.find((word) => verseOf(word) === verseOf(from));
    case 'End':
      return words.findLast((word) => verseOf(word) === verseOf(from));
    default:
      return undefined;
  }
}

/** Marks the units of the verse that belong to the same phrase as this one. */
function highlightPartners(verses: HTMLElement, word: HTMLElement | undefined): void {
  for (const each of verses.querySelectorAll('.partner')) each.classList.remove('partner');
  const group = word?.dataset['k'];
  if (!word || group === undefined) return;
  for (const each of word.parentElement?.querySelectorAll<HTMLElement>('[data-k]') ?? [])
    if (each.dataset['k'] === group) each.classList.add('partner');
}
