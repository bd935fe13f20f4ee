import { numberedText } from '#data/markup/numbered-text.ts';
import { verseLink } from '#data/markup/reading-address.ts';
import { parseTaggedText } from '#data/model/tagged-text.ts';
import { formatVerse, verseId, versePlace, type VerseId } from '#data/model/verse-id.ts';
import { FailedCall } from '../call.ts';
import { listenForVerseActions } from '../copy/copy-share.ts';
import { openEntriesOver } from './entry-links.ts';
import { loadVerse } from '../reading/reading-source.ts';

const taggedVersion = 'kjv_strongs';

const page = document.querySelector<HTMLElement>('#strongs-test');
const form = page?.querySelector('form');
if (page && form) takeOver(page, form);

function takeOver(root: HTMLElement, place: HTMLFormElement): void {
  const part = (name: string): HTMLElement => root.querySelector<HTMLElement>(`[data-part="${name}"]`) ?? root;
  const verse = root.querySelector<HTMLElement>('[data-verse]') ?? root;
  const toggle = root.querySelector<HTMLButtonElement>('[data-act=numbers]');
  let current: VerseId = 1_001_001;
  let shown = { html: '', numbered: '' };

  const show = async (id: VerseId): Promise<void> => {
    current = id;
    const reference = formatVerse(id);
    for (const [name, value] of Object.entries(versePlace(id))) (place.elements.namedItem(name) as HTMLInputElement).value = String(value);
    for (const button of root.querySelectorAll<HTMLElement>('[data-id]')) button.ariaPressed = String(button.dataset.id === String(id));
    for (const name of ['reference', 'named']) part(name).textContent = reference;
    setEnabled(false);
    part('text').textContent = '';
    say('Loading verse...');
    try {
      const { verses } = await loadVerse(id, taggedVersion);
      if (current !== id) return;
      const { text, marks } = parseTaggedText(verses.map(({ tagged }) => tagged).join(' '), 'hebrew');
      shown = { html: verses.map(({ html }) => html).join(' '), numbered: numberedText(text, marks) };
      Object.assign(verse.dataset, { reference, link: verseLink(taggedVersion, id) });
      say('');
      setEnabled(true);
      draw();
    } catch (error) {
      // The answer to a place that does not exist says what is wrong with it: "Genesis has 50 chapters."
      const reason = error instanceof FailedCall && error.isMissing ? `: ${error.message}` : '';
      if (current === id) say(`Failed to load verse data${reason}`, true);
    }
  };
  const say = (text: string, isFailure = false): void => {
    part('status').textContent = text;
    part('status').className = isFailure ? 'fail' : '';
  };
  const setEnabled = (isEnabled: boolean): void => {
    for (const button of verse.querySelectorAll('button')) button.disabled = !isEnabled;
  };
  const draw = (): void => {
    part('text').innerHTML = toggle?.ariaPressed === 'true' ? shown.numbered : shown.html;
  };

  listenForVerseActions(root);
  openEntriesOver(root, 'sup a');
  place.addEventListener('submit', (event) => {
    event.preventDefault();
    const data = new FormData(place);
    void show(verseId({ book: Number(data.get('book')), chapter: Number(data.get('chapter')), verse: Number(data.get('verse')) }));
  });
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (button?.dataset.id) void show(Number(button.dataset.id));
    else if (button && button === toggle) {
      toggle.ariaPressed = String(toggle.ariaPressed !== 'true');
      draw();
    } else if (button?.dataset.act === 'three') {
      void import('./three-column-dialog.ts').then(({ openThreeColumnDialog }) => openThreeColumnDialog({ id: current, reference: formatVerse(current) }, button));
    }
  });
  void show(current);
}
