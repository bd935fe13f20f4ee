import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { logFault } from './log-fault.ts';
import { queryClient } from './query-client.ts';

/**
 * Takes over what was drawn at build or at the edge, or draws into an empty element. Returns when the island answers
 * events. A difference between the two drawings is logged as `hydration`, which a test listens for.
 */
export function hydrate(root: HTMLElement, island: React.ReactNode): Promise<void> {
  return new Promise((resolve) => {
    const tree = (
      <QueryClientProvider client={queryClient}>
        <Alive onAlive={resolve} />
        {island}
      </QueryClientProvider>
    );
    // In pieces, between which keys and presses are answered.
    startTransition(() => {
      if (root.hasChildNodes())
        hydrateRoot(root, tree, { onRecoverableError: (error) => logFault('hydration', error) });
      else createRoot(root).render(tree);
    });
  });
}

function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}
