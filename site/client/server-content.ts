import type { FieldEdits } from './field-edits.ts';
import { reloadOnce } from './reload-once.ts';

/**
 * Copies the HTML that the server sent for an island. The function that it returns puts the copy back, with what the
 * reader has typed since. Returns false if it reloads the page instead.
 */
export function saveServerContent(root: HTMLElement, edits: FieldEdits): () => boolean {
  const copy = document.createDocumentFragment();
  for (const node of root.childNodes) copy.append(node.cloneNode(true));
  const { href } = location;
  return () => {
    edits.stop();
    // The copy belongs to the address that the page came from. A page that has moved on needs the server again.
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
