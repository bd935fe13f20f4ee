export interface UpdateBar {
  text: string;
  action: string;
  onAction(): void;
  onClose?(): void;
}

const css = `.update{position:fixed;z-index:8;inset-block-end:0;inset-inline:0;display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:0 1rem;padding:.25rem 1rem;border-top:1px solid var(--edge);background:var(--leaf);font:var(--t1)/1.4 var(--ui)}
.update p{margin:.5rem 0}
.update button{min-width:2.75rem;min-height:2.75rem;border:0;background:none;font:inherit;cursor:pointer}
.update .do{color:var(--hebrew);font-weight:600;text-decoration:underline}
@media print{.update{display:none}}`;

let bar: HTMLElement | undefined;

/** A line at the foot of the window; a later one takes the place of an earlier. Needs no library: it may come to any page. */
export function showUpdateBar({ text, action, onAction, onClose }: UpdateBar): void {
  bar?.remove();
  const box = document.createElement('aside');
  bar = box;
  box.className = 'update';
  box.setAttribute('aria-label', 'Notice');
  const style = document.createElement('style');
  style.textContent = css;
  const says = document.createElement('p');
  says.setAttribute('role', 'status');
  const act = button(action, 'do', onAction);
  const close = button('×', 'close', () => {
    box.remove();
    onClose?.();
  });
  close.setAttribute('aria-label', 'Close');
  box.append(style, says, act, close);
  document.body.append(box);
  // A status is read out when it changes, not when it comes.
  requestAnimationFrame(() => says.append(text));
}

function button(label: string, name: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = name;
  made.textContent = label;
  made.addEventListener('click', onClick);
  return made;
}
