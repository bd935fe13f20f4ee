import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createRoot } from './react-root.ts';
import { onToastContainer, toastContainer } from './toast-container.ts';
import { addToast, closeToast, removeToast, removeDelay, type ShownToast, type ToastMessage } from './toast-list.ts';
import { LazyStyle } from './LateStyle.tsx';

const defaultDuration = 5000;
const swipeThreshold = 50;

/** Radix appends new toasts to the list. Reversing the column shows the newest on top, which matches the Tab order. */
const css = `
.toasts{pointer-events:auto;position:fixed;z-index:9;inset-block-end:0;inset-inline-end:0;width:min(100%,24rem);max-height:100vh;margin:0;padding:1rem;display:flex;flex-direction:column-reverse;gap:.5rem;list-style:none;outline:0}
.toast{display:grid;grid-template-columns:1fr auto;align-items:center;padding-inline-start:1rem;border:1px solid var(--edge);border-radius:10px;background:var(--leaf);font:var(--t1)/1.4 var(--ui);box-shadow:0 4px 16px #0003}
.toast.bad{border-color:var(--bad)}
.toast>div{padding-block:.75rem}.toast.bad strong{color:var(--bad)}
.toast button{width:2.75rem;height:2.75rem;border:0;background:none;cursor:pointer}
.toast[data-swipe=move]{transform:translateX(var(--radix-toast-swipe-move-x))}
.toast[data-swipe=end]{opacity:0}`;

let toasts: ShownToast[] = [];
const listeners = new Set<() => void>();
let box: HTMLElement | undefined;

function set(next: ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Adds a message on top. The first call renders the list. */
export function pushToast(message: ToastMessage): void {
  if (!box) {
    box = toastContainer().appendChild(document.createElement('div'));
    createRoot(box).render(<Toaster />);
    onToastContainer(() => box && toastContainer().append(box));
  }
  set(addToast(toasts, message));
}

function dismiss(id: number): void {
  set(closeToast(toasts, id));
  setTimeout(() => set(removeToast(toasts, id)), removeDelay);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function Toaster() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <Toast.Provider duration={defaultDuration} swipeThreshold={swipeThreshold}>
      <LazyStyle css={css} />
      {shown.map(({ id, open, title, description, destructive, duration = defaultDuration }) => (
        <Toast.Root
          key={id}
          className={destructive ? 'toast bad' : 'toast'}
          open={open}
          duration={duration}
          onOpenChange={(isOpen) => isOpen || dismiss(id)}
        >
          <div>
            <Toast.Title asChild>
              <strong>{title}</strong>
            </Toast.Title>
            {description && <Toast.Description>{description}</Toast.Description>}
          </div>
          <Toast.Close aria-label="Close">×</Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="toasts" hotkey={['F8']} />
    </Toast.Provider>
  );
}
