import { KeepButton } from './SaveButton.tsx';

/**
 * Labels of the buttons that save a page from the page itself, by the name of the island
 * (`site/islands/offline/mount-save.ts`).
 */
export const keepLabels = { 'keep-entry': 'Keep this entry', 'keep-chapter': 'Keep this chapter' } as const;

/** The save button on a page that is not an island as a whole. An island of its own hydrates it. */
export function KeepPlace({ of }: { of: keyof typeof keepLabels }) {
  return (
    <span data-island={of}>
      <KeepButton label={keepLabels[of]} />
    </span>
  );
}
