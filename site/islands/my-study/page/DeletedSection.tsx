import type { StudyRow } from '#data/my-study/study-row.ts';
import { describeRow } from '../describe-row.ts';
import type { StudyRemoval } from '../use-study-removal.ts';
import { bringBack, deletedAbout, deletedTitle } from './messages.ts';
import { PagedItems, StudySection } from './StudySection.tsx';

interface DeletedSectionProps {
  rows: readonly StudyRow[];
  restore: StudyRemoval['restore'];
}

/** What was deleted in the last 30 days. */
export function DeletedSection({ rows, restore }: DeletedSectionProps) {
  const deleted = rows.filter((row) => row.deleted !== undefined && row.value !== undefined && row.kind !== 'reading');
  if (deleted.length === 0) return null;
  return (
    <StudySection title={deletedTitle} count={deleted.length}>
      <p className="small">{deletedAbout}</p>
      <PagedItems
        items={deleted.toSorted((a, b) => (b.deleted ?? 0) - (a.deleted ?? 0))}
        render={(row) => (
          <li key={row.id} className="study-line">
            <span>{describeRow(row)}</span>
            <button type="button" className="button" onClick={() => void restore([row])}>
              {bringBack}
            </button>
          </li>
        )}
      />
    </StudySection>
  );
}
