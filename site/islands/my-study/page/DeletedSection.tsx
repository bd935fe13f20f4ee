import type { StudyRow } from '#data/my-study/study-row.ts';
import { describeRow } from '../describe-row.ts';
import { setStudyDeleted } from '../study-store.ts';
import { bringBack, deletedAbout, deletedTitle } from './messages.ts';
import type { RunStudyAction } from './section-props.ts';
import { PagedItems, StudySection } from './StudySection.tsx';

/** What was deleted in the last 30 days. */
export function DeletedSection({ rows, run }: { rows: readonly StudyRow[]; run: RunStudyAction }) {
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
            <button type="button" className="button" onClick={() => void run(() => setStudyDeleted([row], false))}>
              {bringBack}
            </button>
          </li>
        )}
      />
    </StudySection>
  );
}
