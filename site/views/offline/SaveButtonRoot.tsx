import { SaveButton } from './SaveButton.tsx';

/**
 * Labels of the buttons that save a page from the page itself, by the name of the island
 * (`site/islands/offline/mount-save.ts`).
 */
export const saveLabels = { 'keep-entry': 'Keep this entry', 'keep-chapter': 'Keep this chapter' } as const;

/** The save button on a page that is not an island as a whole. An island of its own hydrates it. */
export function SaveButtonRoot({ of }: { of: keyof typeof saveLabels }) {
  return (
    <span data-island={of}>
      <SaveButton label={saveLabels[of]} />
    </span>
  );
}
