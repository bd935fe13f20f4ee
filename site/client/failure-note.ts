/**
 * Says that a page which needs its island did not load, and what the reader can do. It replaces a spinner. It is part
 * of the page's first script, because a page that cannot load scripts cannot load this one either.
 */
export function showFailureNote(root: HTMLElement): void {
  hideFailureNote(root);
  const note = document.createElement('p');
  note.className = 'note';
  note.setAttribute('role', 'alert');
  note.dataset['failure'] = '';
  note.append('This page did not load completely. ', link('Reload it', location.href), ' or ');
  note.append(link('go to the home page', '/'), '.');
  const waiting = root.querySelector('.spinner')?.parentElement;
  if (waiting && waiting !== root) waiting.replaceWith(note);
  else root.prepend(note);
}

export function hideFailureNote(root: HTMLElement): void {
  root.querySelector('[data-failure]')?.remove();
}

function link(text: string, href: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.textContent = text;
  anchor.href = href;
  return anchor;
}
