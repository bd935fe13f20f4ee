import { QueryClientProvider } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { createRoot } from '../../client/react-root.ts';
import css from '../../styles/dialogs.css?inline';
import { DialogContent } from '../../client/DialogContent.tsx';
import { FaultBoundary } from '../../client/FaultBoundary.tsx';
import { queryClient } from '../../client/query-client.ts';
import { dialogKinds, type DialogParts } from './dialog-kinds.ts';
import type { DialogKind, DialogRequest } from './dialog-request.ts';
import { LateStyle } from '../../client/LateStyle.tsx';

interface Shown {
  request: DialogRequest;
  opener: HTMLElement | null;
  onFault: (error: unknown) => void;
  /** Grows with each dialog, so that one that follows another begins anew. */
  id: number;
}

let shown: Shown | undefined;
let lastId = 0;
const listeners = new Set<() => void>();
let isDrawn = false;

/** Shows a dialog in the place of any other. One that cannot be drawn closes, and `onFault` is told. */
export function showDialog(request: DialogRequest, opener: HTMLElement | null, onFault: Shown['onFault']): void {
  if (!isDrawn) draw();
  lastId += 1;
  // What a dialog opens takes its place, and gives the focus back to what opened the first.
  const isWithin = opener?.closest('[role=dialog]') !== null && opener !== null;
  set({ request, opener: isWithin ? (shown?.opener ?? null) : opener, onFault, id: lastId });
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

function draw(): void {
  isDrawn = true;
  const box = document.body.appendChild(document.createElement('div'));
  createRoot(box).render(
    <QueryClientProvider client={queryClient}>
      <DialogHost />
    </QueryClientProvider>,
  );
}

/** The one place of the page where dialogs are drawn. Its height does not depend on what it shows, so that nothing jumps. */
function DialogHost() {
  const current = useSyncExternalStore(subscribe, () => shown);
  return (
    <Dialog.Root open={current !== undefined} onOpenChange={(isOpen) => isOpen || closeDialog()}>
      <Dialog.Portal>
        <LateStyle css={css} />
        <Dialog.Overlay className="veil" />
        {current && <Sheet key={current.id} {...current} />}
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Sheet({ request, opener, onFault }: Shown) {
  const { title, body } = partsOf(request);
  const fail = (error: unknown): void => {
    // React keeps a failure for good; the next dialog of the kind asks for its script anew.
    bodies.delete(request.kind);
    closeDialog();
    onFault(error);
  };
  return (
    <DialogContent
      className={`sheet ${request.kind}`}
      aria-describedby={undefined}
      onClose={closeDialog}
      onOpenAutoFocus={(event) => {
        // The title, so that a listener hears first what has opened.
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
        <Dialog.Close className="button">Close</Dialog.Close>
      </header>
      <FaultBoundary onFault={fail}>
        <Suspense
          fallback={
            <div className="body" aria-busy="true">
              <p className="small">Loading…</p>
            </div>
          }
        >
          {body}
        </Suspense>
      </FaultBoundary>
    </DialogContent>
  );
}

/** What has been asked for, by the kind of dialog. */
const bodies = new Map<DialogKind, ComponentType<DialogRequest>>();

/** The compiler does not see that a request and the parts of its kind belong together. */
function partsOf<Kind extends DialogKind>(request: DialogRequest & { kind: Kind }) {
  const { title, load } = dialogKinds[request.kind] as DialogParts<DialogKind>;
  const Body = bodies.get(request.kind) ?? lazy(async () => ({ default: await load() }));
  bodies.set(request.kind, Body);
  return { title: title(request), body: <Body {...request} /> };
}
