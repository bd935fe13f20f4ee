import { crossReferenceList } from '#data/markup/cross-references.ts';
import { escapeHtml } from '#data/markup/escape.ts';
import { scriptAttributes } from '#data/markup/script-attributes.ts';
import type { VerseId } from '#data/model/verse-id.ts';
import { verseContent } from '../copy/copied-content.ts';
import { readCopyFormat } from '../copy/copy-setting.ts';
import { copy, share } from '../copy/copy-share.ts';
import { openDialog } from './dialog.ts';
import { openEntriesOver } from './entry-links.ts';
import { loadCrossReferences } from '../reading/reading-source.ts';

export interface OpenedVerse {
  /** Number in the King James Version. */
  id: VerseId;
  /** "Malachi 3:19 (4:1)", as the chapter has it. */
  reference: string;
  text: string;
  /** BCP 47 and direction of the text. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** Whole address of the verse in its chapter. */
  link: string;
  /** Where it is read word by word. */
  words: string;
}

/** What can be done with a verse of a chapter: copy, share, look at its words, compare, go on to verses that share them. */
export function openVerseDialog(verse: OpenedVerse, opener: HTMLElement): void {
  const { id, reference, text, language, direction, link, words } = verse;
  const dialog = openDialog({
    kind: 'verse',
    title: reference,
    opener,
    html: [
      `<div class="body"><p${scriptAttributes({ language, direction })}>${escapeHtml(text)}</p>`,
      '<h3>Cross-references</h3><div data-part="references" aria-live="polite"><p class="small">Loading cross-references...</p></div></div>',
      '<footer><button type="button" class="button" data-part="copy">Copy</button><button type="button" class="button" data-part="share">Share</button>',
      `<button type="button" class="button" data-part="compare">Compare</button><a href="${escapeHtml(words)}">Word by word</a></footer>`,
    ].join(''),
  });
  const { element, part, isOpen } = dialog;
  for (const [name, act] of [['copy', copy], ['share', share]] as const) {
    part(name).addEventListener('click', () => void act(verseContent({ reference, text, link }, readCopyFormat()), part(name)));
  }
  part('compare').addEventListener('click', () => {
    void import('./parallel-dialog.ts').then(({ openParallelDialog }) => openParallelDialog({ id, reference }, opener));
  });
  // A reference may be a place in this very chapter, which the dialog would cover.
  element.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.verses b a')) element.close();
  });
  openEntriesOver(element, '.shared a');
  loadCrossReferences(id).then(
    ({ references }) => {
      if (isOpen()) part('references').innerHTML = references.length > 0 ? crossReferenceList(references) : '<p class="small">No other verse shares its rare words.</p>';
    },
    () => {
      if (isOpen()) part('references').innerHTML = '<p class="fail">The cross-references could not be loaded. Please try again later.</p>';
    },
  );
}
