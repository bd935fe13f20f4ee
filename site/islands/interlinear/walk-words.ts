import { shownText } from './shown-text.ts';

/** Keys that move between the words of an interlinear text, in reading order. `all` has the lists with their partners. */
export function walkWords(verses: HTMLElement, all: HTMLElement = verses): void {
  const words = [...verses.querySelectorAll<HTMLElement>('li')];
  const [first] = words;
  if (!first) return;
  // One stop for the Tab key: the word that had the focus last.
  let current = first;
  first.tabIndex = 0;
  // Enter opens the entry of a word. Its link stays for the pointer and for screen readers.
  for (const link of verses.querySelectorAll<HTMLElement>('a.n')) link.tabIndex = -1;
  joinLines(verses);
  verses.addEventListener('focusin', ({ target }) => {
    const word = target instanceof Element ? target.closest<HTMLElement>('li') : null;
    if (!word) return;
    // A word that has the focus would lose it with the attribute.
    if (word !== current) current.removeAttribute('tabindex');
    current = word;
    word.tabIndex = 0;
    // A screen reader reads the lines of the focused word together.
    word.setAttribute('aria-label', shownText(word));
    highlightPartners(all, word);
  });
  verses.addEventListener('focusout', () => {
    current.removeAttribute('aria-label');
    highlightPartners(all, undefined);
  });
  verses.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') highlightPartners(all, wordOf(target));
  });
  verses.addEventListener('pointerleave', () => highlightPartners(all, undefined));
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

/**
 * Makes each word one button, which screen readers read and press as a whole. A button can have no link, so this needs
 * the line of numbers to be hidden; otherwise words are items of a list, and their numbers are links.
 */
export function joinLines(root: HTMLElement): void {
  const link = root.querySelector('.stacks a.n');
  const isJoined = link !== null && getComputedStyle(link).display === 'none';
  for (const list of root.querySelectorAll('.stacks ul')) {
    if (list.hasAttribute('role') === isJoined) continue;
    if (isJoined) list.setAttribute('role', 'group');
    else list.removeAttribute('role');
    for (const word of list.children) {
      if (isJoined) word.setAttribute('role', word.querySelector('.o, .n') ? 'button' : 'group');
      else word.removeAttribute('role');
    }
  }
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

/** Marks the units of the verse that belong to the same phrase as this one, also in other lists of the verse. */
function highlightPartners(all: HTMLElement, word: HTMLElement | undefined): void {
  for (const each of all.querySelectorAll('.partner')) each.classList.remove('partner');
  if (!word) return;
  const group = word.dataset['k'];
  const phrases = new Set(phrasesOf(word));
  const inVerse = [...(word.parentElement?.querySelectorAll<HTMLElement>('[data-k]') ?? [])];
  const inLists = phrases.size === 0 ? [] : [...all.querySelectorAll<HTMLElement>('[data-p]')];
  const partners = [
    ...inVerse.filter((each) => each.dataset['k'] === group),
    ...inLists.filter((each) => phrasesOf(each).some((phrase) => phrases.has(phrase))),
  ];
  for (const each of partners) each.classList.add('partner');
}

function phrasesOf({ dataset }: HTMLElement): string[] {
  return dataset['p']?.split(' ') ?? [];
}
