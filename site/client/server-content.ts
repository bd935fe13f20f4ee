import type { FieldEdits } from './field-edits.ts';
import { reloadOnce } from './reload-once.ts';

/**
 * Copies the server's HTML of an island. The returned function restores the copy, including what the reader has typed
 * since. It returns false if it reloads the page instead.
 */
export function saveServerContent(root: HTMLElement, edits: FieldEdits): () => boolean {
  const copy = document.createDocumentFragment();
  for (const node of root.childNodes) copy.append(node.cloneNode(true));
  const { href } = location;
  return () => {
    edits.stop();
    // The copy belongs to the URL the page was loaded from. If the URL has changed, the server must render again.
    if (root.tagName === 'MAIN' && withoutHash(href) !== withoutHash(location.href)) {
      if (reloadOnce(location.href)) return false;
      history.replaceState(null, '', href);
    }
    root.replaceChildren(copy);
    edits.write(false);
    return true;
  };
}

function withoutHash(href: string): string {
  return href.split('#', 1)[0] ?? '';
}
