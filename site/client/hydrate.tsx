import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, useEffect, useLayoutEffect } from 'react';
import type { Root } from 'react-dom/client';
import { FieldEdits } from './field-edits.ts';
import { createRoot, hydrateRoot } from './react-root.ts';
import { logClientError } from './log-client-error.ts';
import { queryClient } from './query-client.ts';
import { saveServerContent } from './server-content.ts';

/**
 * Hydrates the server's HTML, or renders into an empty element. Resolves when the island handles events. If React
 * fails, at the first render or later, the server's HTML is put back and `onFailure` is called once: `isRestored` is
 * false if the page reloads instead. The promise is then never resolved. A difference between the server's rendering
 * and the device's is logged as `hydration`; a test fails on it.
 */
export function hydrate(
  root: HTMLElement,
  island: React.ReactNode,
  onFailure: (error: unknown, isRestored: boolean) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const edits = new FieldEdits(root);
    const restore = saveServerContent(root, edits);
    let reactRoot: Root | undefined;
    let hasFailed = false;
    /** React calls it during a commit, when the root cannot be unmounted yet. */
    const onUncaughtError = (error: unknown): void => {
      if (hasFailed) return;
      hasFailed = true;
      setTimeout(() => {
        try {
          reactRoot?.unmount();
        } catch {
          // Restore the page whatever state React is in. Only the first error is logged.
        }
        onFailure(error, restore());
      });
    };
    /** The reader may be in the middle of a word: the next letter must reach the new field, behind the others. */
    const onCommit = (): void => {
      if (edits.areFieldsGone()) edits.write(false);
    };
    const onAlive = (): void => {
      resolve();
      // Runs after the effects of the island itself, so that it receives the edits.
      if (edits.areFieldsGone()) setTimeout(() => edits.write(true));
    };
    const tree = (
      <QueryClientProvider client={queryClient}>
        <Alive onCommit={onCommit} onAlive={onAlive} />
        {island}
      </QueryClientProvider>
    );
    // React renders a translated page again because its text is not the server's. The site has no `<font>` of its own.
    const onRecoverableError = (error: unknown): void => {
      if (!document.querySelector('font')) logClientError('hydration', error);
    };
    // A transition renders in slices and handles keys and presses between them.
    startTransition(() => {
      // React would render translated text again in any case. With hydration, it would do so during the reader's next
      // press, and the element that was pressed would be gone before it acts.
      const isTranslated = root.querySelector('font') !== null;
      if (root.hasChildNodes() && !isTranslated) {
        reactRoot = hydrateRoot(root, tree, { onRecoverableError, onUncaughtError });
      } else {
        reactRoot = createRoot(root, { onUncaughtError });
        reactRoot.render(tree);
      }
    });
  });
}

function Alive({ onCommit, onAlive }: { onCommit: () => void; onAlive: () => void }) {
  useLayoutEffect(onCommit, [onCommit]);
  useEffect(onAlive, [onAlive]);
  return null;
}
