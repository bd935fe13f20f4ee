import { rowsOfKind } from '../panel-rows.ts';
import { MemoryReview } from './MemoryReview.tsx';
import { memoryAbout, memoryTitle, removeLabel } from './messages.ts';
import { PassageLink } from './PassageLink.tsx';
import type { SectionProps } from './section-props.ts';
import { PagedItems, StudySection } from './StudySection.tsx';

/** Verses to memorize, with the schedule of Study Mode. */
export function MemorySection({ rows, run, remove }: SectionProps) {
  const verses = rowsOfKind(rows, 'memory').toSorted((a, b) => (a.value?.start ?? 0) - (b.value?.start ?? 0));
  return (
    <StudySection title={memoryTitle} count={verses.length}>
      <p className="small">{memoryAbout}</p>
      {verses.length > 0 && <MemoryReview verses={verses} run={run} />}
      <PagedItems
        items={verses}
        render={(row) =>
          row.value && (
            <li key={row.id} className="study-line">
              <PassageLink range={row.value} />
              <button type="button" className="button" onClick={() => void remove([row])}>
                {removeLabel}
              </button>
            </li>
          )
        }
      />
    </StudySection>
  );
}
