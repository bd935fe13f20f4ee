import { SaveButton } from './SaveButton.tsx';

/**
 * The save button on a page that is not an island as a whole. An island of its own hydrates it
 * (`site/islands/offline/mount-save.ts`).
 */
export function SaveButtonRoot({ of }: { of: 'keep-entry' | 'keep-chapter' }) {
  return (
    <span data-island={of}>
      <SaveButton />
    </span>
  );
}
