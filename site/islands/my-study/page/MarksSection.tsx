import { useState } from 'react';
import { highlightStyles, type StudyRowOf } from '#data/my-study/study-row.ts';
import { nameOfStyle } from '../highlight-names.ts';
import { otherVersionMessage, savedMessage, styleNames } from '../messages.ts';
import { rowsOfKind } from '../panel-rows.ts';
import { bookmarksTitle, highlightsTitle, legendSave, legendTitle, nothingYet, removeLabel } from './messages.ts';
import { PassageLink } from './PassageLink.tsx';
import { saveLegend } from './save-legend.ts';
import type { SectionProps } from './section-props.ts';
import { PagedItems, StudySection } from './StudySection.tsx';

type Marked = StudyRowOf<'highlight'> | StudyRowOf<'bookmark'>;

/** Highlights or bookmarks in the order of the Bible. */
export function MarksSection({ rows, names, remove, kind }: SectionProps & { kind: 'highlight' | 'bookmark' }) {
  const marked: Marked[] = kind === 'highlight' ? rowsOfKind(rows, kind) : rowsOfKind(rows, kind);
  const sorted = marked.toSorted((a, b) => (a.value?.anchor.start ?? 0) - (b.value?.anchor.start ?? 0));
  return (
    <StudySection title={kind === 'highlight' ? highlightsTitle : bookmarksTitle} count={sorted.length}>
      {sorted.length === 0 && <p className="small">{nothingYet}</p>}
      <PagedItems
        items={sorted}
        render={(row) =>
          row.value && (
            <li key={row.id} className="study-line">
              <PassageLink range={row.value.anchor} />
              {row.kind === 'highlight' && row.value && (
                <span>
                  <mark data-study="" className={`st-${row.value.style}`}>
                    {nameOfStyle(row.value.style, names)}
                  </mark>
                </span>
              )}
              {row.value.anchor.words && <q>{row.value.anchor.words.quote}</q>}
              {row.kind === 'bookmark' && row.value?.remark && <span>{row.value.remark}</span>}
              {row.copyOf !== undefined && <span className="small">{otherVersionMessage}</span>}
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

const maxNameLength = 40;

/** The reader's own names for the styles: "Promise", "Command". */
export function LegendForm({ rows, names, run }: Pick<SectionProps, 'rows' | 'names' | 'run'>) {
  /** What the reader has typed, by the index of the style. */
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const legend = rowsOfKind(rows, 'legend')[0];
  const save = (): Promise<void> => {
    const changed = new Map([...typed].map(([index, name]) => [index, name.trim()]));
    return saveLegend(legend?.id ?? 'legend', changed);
  };
  return (
    <StudySection title={legendTitle}>
      <form
        className="study-legend"
        onSubmit={(event) => {
          event.preventDefault();
          void run(save, savedMessage).then((isSaved) => isSaved && setTyped(new Map()));
        }}
      >
        {highlightStyles.map((style, index) => (
          <div key={style}>
            <span>
              <mark data-study="" className={`st-${style}`}>
                {styleNames[index]}
              </mark>
            </span>
            <input
              aria-label={styleNames[index]}
              value={typed.get(index) ?? names[index] ?? ''}
              maxLength={maxNameLength}
              onChange={({ target }) => setTyped(new Map(typed).set(index, target.value))}
            />
          </div>
        ))}
        <button type="submit" className="button">
          {legendSave}
        </button>
      </form>
    </StudySection>
  );
}
