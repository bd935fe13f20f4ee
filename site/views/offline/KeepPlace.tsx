import { KeepButton } from './SaveButton.tsx';

/** What can be kept from its own page, by the name of the island that does it (`site/islands/offline/mount-save.ts`). */
export const keepLabels = { 'keep-entry': 'Keep this entry', 'keep-chapter': 'Keep this chapter' } as const;

/** The button on a page that is not an island as a whole; an island of its own takes it over. */
export function KeepPlace({ of }: { of: keyof typeof keepLabels }) {
  return (
    <span data-island={of}>
      <KeepButton label={keepLabels[of]} />
    </span>
  );
}
