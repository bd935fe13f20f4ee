import { escapeHtml } from '#data/markup/escape.ts';
import { parallelPath, wordsPath } from '#data/markup/reading-address.ts';
import { scriptAttributes } from '#data/markup/script-attributes.ts';
import { bookByNumber } from '#data/model/books.ts';
import { versePlace, type VerseId } from '#data/model/verse-id.ts';
import { FailedCall } from '../call.ts';
import { comparisonContent } from '../copy/copied-content.ts';
import { copy, share } from '../copy/copy-share.ts';
import { openDialog, type OpenedDialog } from './dialog.ts';
import { chooseLeftVersion, leftVersions } from '../reading/left-version.ts';
import { loadRestored, loadVerse, loadVersions } from '../reading/reading-source.ts';
import { rightSide } from '../reading/right-side.ts';
import { versionName } from '../version-choice.ts';

export interface ComparedVerse {
  /** Number of the verse in the King James Version. */
  id: VerseId;
  reference: string;
  /** Code of the version on the left; the original tongue unless named. */
  version?: string;
}

interface Side {
  label: string;
  text: string;
}

/** One verse in two versions. The left one can be changed; the right one has the restored names. */
export function openParallelDialog({ id, reference, version }: ComparedVerse, opener: Element | null): void {
  const dialog = openDialog({ kind: 'parallel', title: 'Reconciliation', opener, html: frame(reference) });
  const { part, isOpen } = dialog;
  const menu = part('version') as HTMLSelectElement;
  const sides: { left?: Side | undefined; right?: Side | undefined } = {};
  const compare = (): void => {
    const ready = sides.left !== undefined && sides.right !== undefined;
    for (const name of ['copy', 'share']) (part(name) as HTMLButtonElement).disabled = !ready;
    part('chapter').setAttribute('href', chapterPath(id, menu.value));
  };

  const showLeft = async (): Promise<void> => {
    const code = menu.value;
    sides.left = undefined;
    compare();
    say(dialog, 'left', 'Loading verse...');
    const isCurrent = (): boolean => isOpen() && menu.value === code;
    try {
      const { label, text, language, direction, verses } = await loadVerse(id, code);
      if (!isCurrent()) return;
      showText(dialog, 'left', { language, direction, verses, reference });
      sides.left = { label, text };
      compare();
    } catch (error) {
      if (isCurrent()) say(dialog, 'left', isMissing(error) ? 'Verse not available in this translation' : 'The verse could not be loaded. Please try again later.', true);
    }
  };

  const showRight = async (): Promise<void> => {
    const name = await rightSide();
    if (!isOpen()) return;
    part('right-label').textContent = name.label;
    say(dialog, 'right', `Loading ${name.short} verse...`);
    try {
      const { label, text, html, language, direction } = await loadRestored(id);
      if (!isOpen()) return;
      part('right-label').textContent = label;
      showText(dialog, 'right', { language, direction, verses: [{ reference, html }], reference });
      sides.right = { label, text };
      compare();
    } catch (error) {
      const failed = `Could not load ${name.short} text for comparison. Please try a different reference or check your connection.`;
      if (isOpen()) say(dialog, 'right', isMissing(error) ? `Verse not available in ${name.short}` : failed, true);
    }
  };

  const start = async (): Promise<void> => {
    const { book } = versePlace(id);
    const loaded = await loadVersions().catch((): string[] => []);
    if (!isOpen()) return;
    const chosen = chooseLeftVersion(book, loaded, version);
    menu.innerHTML = leftVersions(loaded).map((code) => `<option value="${escapeHtml(code)}"${code === chosen ? ' selected' : ''}>${escapeHtml(versionName(code))}</option>`).join('');
    menu.disabled = chosen === undefined;
    if (chosen === undefined) say(dialog, 'left', 'The verse could not be loaded. Please try again later.', true);
    else await showLeft();
  };

  menu.addEventListener('change', () => void showLeft());
  for (const [name, act] of [['copy', copy], ['share', share]] as const) {
    part(name).addEventListener('click', () => {
      const { left, right } = sides;
      if (left && right) void act(comparisonContent({ reference, sides: [left, right], link: new URL(wordsPath(id), location.href).href }), part(name));
    });
  }
  compare();
  void start();
  void showRight();
}

function frame(reference: string): string {
  const side = (name: string, head: string): string => `<section>${head}<div class="text" data-part="${name}" aria-live="polite"></div></section>`;
  return [
    `<div class="body"><h3>${escapeHtml(reference)}</h3><div class="pair">`,
    side('left', '<p class="version"><select data-part="version" aria-label="Version on the left" disabled></select></p>'),
    side('right', '<p class="version" data-part="right-label"></p>'),
    '</div></div><footer><button type="button" class="button" data-part="copy">Copy</button><button type="button" class="button" data-part="share">Share</button><a data-part="chapter">Chapter in parallel</a></footer>',
  ].join('');
}

/** "/parallel-bible?passage=Genesis+1&versions=wlc". */
function chapterPath(id: VerseId, version: string): string {
  const { book, chapter } = versePlace(id);
  return parallelPath(`${bookByNumber(book).name} ${chapter}`, version ? [version] : []);
}

interface ShownText {
  language: string;
  direction: 'ltr' | 'rtl';
  verses: readonly { reference: string; html: string; half?: 'first' | 'second' | undefined }[];
  /** The reference that stands above both sides already. */
  reference: string;
}

/** A verse that is numbered otherwise, or of which only a half is meant, says so above its text. */
function showText({ part }: OpenedDialog, name: string, { language, direction, verses, reference }: ShownText): void {
  const script = scriptAttributes({ language, direction });
  part(name).innerHTML = verses
    .map((verse) => {
      const note = [verse.reference !== reference && verse.reference, verse.half && `${verse.half} half`].filter(Boolean).join(', ');
      return `${note && `<p class="small">${escapeHtml(note)}</p>`}<p${script}>${verse.html}</p>`;
    })
    .join('');
}

function say({ part }: OpenedDialog, name: string, message: string, isFailure = false): void {
  part(name).innerHTML = `<p class="${isFailure ? 'fail' : 'small'}">${escapeHtml(message)}</p>`;
}

function isMissing(error: unknown): boolean {
  return error instanceof FailedCall && error.isMissing;
}
