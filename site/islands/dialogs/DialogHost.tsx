import { QueryClientProvider } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { createRoot } from '../../client/react-root.ts';
import css from './dialogs.css?inline';
import { DialogContent } from '../../client/DialogContent.tsx';
import { ErrorBoundary } from '../../client/ErrorBoundary.tsx';
import { queryClient } from '../../client/query-client.ts';
import { dialogKinds, type DialogParts } from './dialog-kinds.ts';
import type { DialogKind, DialogRequest } from './dialog-request.ts';
import { LazyStyle } from '../../client/LateStyle.tsx';
import { closeDialogLabel, loading } from './messages.ts';

interface Shown {
  request: DialogRequest;
  opener: HTMLElement | null;
  onError: (error: unknown) => void;
  /** Increases with each dialog, so that a following dialog starts with new state. */
  id: number;
}

let shown: Shown | undefined;
let lastId = 0;
const listeners = new Set<() => void>();
let isHostRendered = false;

/** Shows a dialog instead of any other. If it fails to render, it closes and `onError` is called. */
export function showDialog(request: DialogRequest, opener: HTMLElement | null, onError: Shown['onError']): void {
  if (!isHostRendered) renderHost();
  lastId += 1;
  // A dialog opened from a dialog replaces it, and returns the focus to the opener of the first.
  const isWithin = opener?.closest('[role=dialog]') !== null && opener !== null;
  set({ request, opener: isWithin ? (shown?.opener ?? null) : opener, onError, id: lastId });
}

export function closeDialog(): void {
  set(undefined);
}

function set(next: Shown | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function renderHost(): void {
  isHostRendered = true;
  const box = document.body.appendChild(document.createElement('div'));
  createRoot(box).render(
    <QueryClientProvider client={queryClient}>
      <DialogHost />
    </QueryClientProvider>,
  );
}

/** Renders all dialogs of the page. Its height does not depend on the content, so that the layout does not shift. */
function DialogHost() {
  const current = useSyncExternalStore(subscribe, () => shown);
  return (
    <Dialog.Root open={current !== undefined} onOpenChange={(isOpen) => isOpen || closeDialog()}>
      <Dialog.Portal>
        <LazyStyle css={css} />
        <Dialog.Overlay className="veil" />
        {current && <Sheet key={current.id} {...current} />}
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Sheet({ request, opener, onError }: Shown) {
  const { title, body } = partsOf(request);
  const fail = (error: unknown): void => {
    // React.lazy never retries a failed load, so remove it. The next dialog of this kind loads its script again.
    bodies.delete(request.kind);
    closeDialog();
    onError(error);
  };
  return (
    <DialogContent
      className={`sheet ${request.kind}`}
      aria-describedby={undefined}
      onClose={closeDialog}
      onOpenAutoFocus={(event) => {
        // Focus the title, so that screen readers announce it first.
        event.preventDefault();
        (event.currentTarget as HTMLElement | null)?.querySelector<HTMLElement>('h2')?.focus();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (opener?.isConnected) opener.focus({ preventScroll: true });
      }}
    >
      <header>
        <Dialog.Title tabIndex={-1}>{title}</Dialog.Title>
        <Dialog.Close className="button">{closeDialogLabel}</Dialog.Close>
      </header>
      <ErrorBoundary onError={fail}>
        <Suspense
          fallback={
            <div className="body" aria-busy="true">
              <p className="small">{loading}</p>
            </div>
          }
        >
          {body}
        </Suspense>
      </ErrorBoundary>
    </DialogContent>
  );
}

/** The lazy components loaded so far, by kind of dialog. */
const bodies = new Map<DialogKind, ComponentType<DialogRequest>>();

/** The type parameter and the cast are needed: TypeScript does not see that a request matches the parts of its kind. */
function partsOf<Kind extends DialogKind>(request: DialogRequest & { kind: Kind }) {
  const { title, load } = dialogKinds[request.kind] as DialogParts<DialogKind>;
  const Body = bodies.get(request.kind) ?? lazy(async () => ({ default: await load(request) }));
  bodies.set(request.kind, Body);
  return { title: title(request), body: <Body {...request} /> };
}
