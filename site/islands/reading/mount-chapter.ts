import '../offline/mount-save.ts';
import { mount } from '../../client/mount.ts';
import { storeReadingPlace } from '../../client/reading-place.ts';
import { rememberInHistory } from '../../client/study-history.ts';
import { showNumbers } from './reading-numbers.ts';
import { enhanceChapterText } from './chapter-text.ts';
import { closeLists } from '../../chrome/close-lists.ts';
import { enhanceGoToForm } from './go-to.ts';
import { enhanceStudyNotes } from './study-entry.ts';
import { highlightVerse } from './verse-range.ts';

/**
 * Adds interaction to a chapter: words open their entries, settings are stored, the verse in the URL is highlighted. No
 * island renders the text again, because its words would be sent twice.
 */
const chapter = document.querySelector<HTMLElement>('.chapter');
const text = chapter?.querySelector<HTMLElement>('.text');
if (chapter && text) {
  const visit = { path: location.pathname, name: chapter.querySelector('h1')?.textContent ?? '' };
  storeReadingPlace(visit);
  rememberInHistory(visit);
  if (document.documentElement.dataset.numbers === 'on') showNumbers(text, true);
  highlightVerse(text);
  addEventListener('hashchange', () => highlightVerse(text));
  enhanceChapterText(text);
  enhanceStudyNotes(text);
  closeLists(chapter);
  const exportButton = chapter.querySelector<HTMLElement>('.export');
  exportButton?.addEventListener('click', () => {
    void import('../export/export-chapter.ts').then(({ exportChapter }) => exportChapter(text, exportButton));
  });
  const form = chapter.querySelector<HTMLFormElement>('form.go');
  if (form) enhanceGoToForm(form);
  mount({
    name: 'reading-settings',
    when: 'interaction',
    load: async () => {
      const { ReadingSettings } = await import('./ReadingSettings.tsx');
      return () => ReadingSettings({ text });
    },
  });
}
