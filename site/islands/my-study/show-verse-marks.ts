import { coversVerse } from '#data/my-study/chapter-keys.ts';
import { spanInVerse } from '#data/my-study/marks-of-verse.ts';
import type { StudyRow } from '#data/my-study/study-row.ts';
import { chapterOf, type VerseId } from '#data/bible/verse-id.ts';
import { kjvIdOfPath } from '#data/reading/reading-paths.ts';
import { followMarks } from './follow-marks.ts';
import { clearMarks, markSpan, textOfNodes } from './mark-text.ts';
import { textNodesBetween } from './text-of-verses.ts';
import { showHighlightsOfVerse } from './verse-number-marks.ts';

/** Shows the reader's highlights in every text on the page of a verse, and follows their changes. */
export function showVerseMarks(): void {
  const article = document.querySelector<HTMLElement>('.verse-words');
  const id = kjvIdOfPath(location.pathname);
  if (!article || id === undefined) return;
  followMarks(article, [chapterOf(id)], (rows) => {
    clearMarks(article);
    for (const { element, version } of textsOf(article)) {
      markVerseText(element, version, id, rows);
      showHighlightsOfVerse(element, id, rows);
    }
  });
}

interface VerseInVersion {
  element: HTMLElement;
  version: string | undefined;
}

/** The verse at the top, in the originals, and in other versions. Links name the version. */
function textsOf(article: HTMLElement): VerseInVersion[] {
  const shown = versionOfLink(article.querySelector('.acts a[href^="/bible/"]'));
  const main = [...article.querySelectorAll<HTMLElement>('.scripture')].map((element, index) => ({
    element,
    version: index === 0 ? shown : undefined,
  }));
  const others = [...article.querySelectorAll<HTMLElement>('.verses li')].flatMap((item) => {
    const element = item.querySelector<HTMLElement>('p:not(.small, .none)');
    return element ? [{ element, version: versionOfLink(item.querySelector('b a')) }] : [];
  });
  return [...main, ...others];
}

function versionOfLink(link: Element | null): string | undefined {
  return /^\/bible\/(?<version>[^/]+)\//.exec(link?.getAttribute('href') ?? '')?.groups?.['version'];
}

function markVerseText(
  element: HTMLElement,
  version: string | undefined,
  id: VerseId,
  rows: readonly StudyRow[],
): void {
  for (const row of rows) {
    if (row.kind !== 'highlight' || !row.value || !coversVerse(row.value.anchor, id)) continue;
    const nodes = textNodesBetween(element);
    const span = spanInVerse(row.value.anchor, id, version, textOfNodes(nodes));
    markSpan(nodes, span, { className: `st-${row.value.style}`, id: row.id });
  }
}
