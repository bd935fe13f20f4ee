import { reloadOnce } from './reload-once.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Copies the HTML that the server sent for an island. The function that it returns puts the copy back, with what the
 * reader has typed since. Returns false if it reloads the page instead.
 */
export function saveServerContent(root: HTMLElement): () => boolean {
  const copy = document.createDocumentFragment();
  for (const node of root.childNodes) copy.append(node.cloneNode(true));
  const edits = new Map<string, string | boolean>();
  let focused = '';
  const record = ({ target }: Pick<Event, 'target'>): void => {
    if (!isField(target)) return;
    edits.set(keyOf(target), isCheckable(target) ? target.checked : target.value);
  };
  const recordFocus = ({ target }: Event): void => {
    focused = isField(target) ? keyOf(target) : '';
  };
  // A clone has the state of an input, but not the choice in a menu.
  for (const menu of root.querySelectorAll('select')) record({ target: menu });
  if (isField(document.activeElement)) focused = keyOf(document.activeElement);
  root.addEventListener('input', record, true);
  root.addEventListener('change', record, true);
  root.addEventListener('focusin', recordFocus);
  const { href } = location;

  return () => {
    root.removeEventListener('input', record, true);
    root.removeEventListener('change', record, true);
    root.removeEventListener('focusin', recordFocus);
    // The copy belongs to the address that the page came from. A page that has moved on needs the server again.
    if (root.tagName === 'MAIN' && withoutHash(href) !== withoutHash(location.href)) {
      if (reloadOnce(location.href)) return false;
      history.replaceState(null, '', href);
    }
    root.replaceChildren(copy);
    for (const field of root.querySelectorAll('input, select, textarea')) {
      if (!isField(field)) continue;
      const key = keyOf(field);
      const edit = edits.get(key);
      if (typeof edit === 'string') field.value = edit;
      else if (edit !== undefined && isCheckable(field)) field.checked = edit;
      // The reader may be in the middle of a word.
      if (key === focused && document.activeElement === document.body) field.focus({ preventScroll: true });
    }
    return true;
  };
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement || isInput(target);
}

/** Scripts cannot set the value of a file input. */
function isInput(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type !== 'file';
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** Elements change when an island renders, names and ids do not. */
function keyOf(field: Field): string {
  return [field.name, field.id, isCheckable(field) ? field.value : ''].join(' ');
}

function withoutHash(href: string): string {
  return href.split('#', 1)[0] ?? '';
}
