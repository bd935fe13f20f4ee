import '../offline/mount-save.ts';
import { mount } from '../../client/mount.ts';
import { showNumbers } from './reading-numbers.ts';
import { takeOverText } from './chapter-text.ts';
import { closeLists } from '../../chrome/close-lists.ts';
import { takeOverGoTo } from './go-to.ts';
import { highlightVerse } from './verse-range.ts';

/**
 * What a chapter does beside being read: its words open their entries, its settings are kept, its verse is marked. Its
 * text stays as it was drawn, and no island draws it again: its words would travel twice.
 */
const chapter = document.querySelector<HTMLElement>('.chapter');
const text = chapter?.querySelector<HTMLElement>('.text');
if (chapter && text) {
  if (document.documentElement.dataset.numbers === 'on') showNumbers(text, true);
  highlightVerse(text);
  addEventListener('hashchange', () => highlightVerse(text));
  takeOverText(text);
  closeLists(chapter);
  const form = chapter.querySelector<HTMLFormElement>('form.go');
  if (form) takeOverGoTo(form);
  mount({
    name: 'reading-settings',
    when: 'interaction',
    load: async () => {
      const { ReadingSettings } = await import('./ReadingSettings.tsx');
      return () => ReadingSettings({ text });
    },
  });
}
