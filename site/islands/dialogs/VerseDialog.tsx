import { scriptProps } from '../../views/text/script-props.ts';
import { ReadingActions } from '../../views/reading/reading-actions.ts';
import { VerseReferenceLists } from '../../views/reading/VerseReferenceLists.tsx';
import { VerseActions } from '../../views/reading/VerseActs.tsx';
import { exportLabel } from '../../views/ui/messages.ts';
import { readingActions } from '../reading/provide-reading-actions.ts';
import type { OpenedVerse } from './dialog-request.ts';
import { noteOrHighlight } from '../my-study/entry-messages.ts';
import { closeDialog } from './DialogHost.tsx';
import { openDialog } from './open-dialog.ts';
import { openEntryOver } from './open-entry.ts';
import { useCrossReferences } from './use-reading.ts';
import {
  compareLabel,
  crossReferencesFailed,
  crossReferencesLoading,
  crossReferencesTitle,
  noCrossReferences,
  wordByWord,
} from './messages.ts';

/** The actions for a verse of a chapter: copy, share, word by word, compare, and cross-references. */
export function VerseDialog({
  id,
  reference,
  text,
  label,
  link,
  words,
  openExport,
  openStudy,
  ...script
}: OpenedVerse) {
  const { data, isError } = useCrossReferences(id);
  const follow = (event: React.MouseEvent): void => {
    openEntryOver(event.nativeEvent, '.shared a');
    // A reference may link to the same chapter, which the dialog would cover.
    if (event.target instanceof Element && event.target.closest('.verses b a, .treasury, .passages')) closeDialog();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles clicks on links, which the keyboard activates too */}
      <div className="body" onClick={follow}>
        <p {...scriptProps(script)}>{text}</p>
        <h3>{crossReferencesTitle}</h3>
        <div aria-live="polite">
          {data ? (
            data.treasury.length + data.passages.length + data.references.length > 0 ? (
              <VerseReferenceLists {...data} />
            ) : (
              <p className="small">{noCrossReferences}</p>
            )
          ) : isError ? (
            <p className="fail">{crossReferencesFailed}</p>
          ) : (
            <p className="small">{crossReferencesLoading}</p>
          )}
        </div>
      </div>
      <footer>
        <ReadingActions value={readingActions}>
          <VerseActions verse={{ reference, version: label, text, link }} />
        </ReadingActions>
        <button
          type="button"
          className="button"
          onClick={({ currentTarget }) => {
            const known = { label, text, marks: {}, ...script };
            openDialog({ kind: 'parallel', id, reference, known }, currentTarget);
          }}
        >
          {compareLabel}
        </button>
        {openExport && (
          <button type="button" className="button" onClick={({ currentTarget }) => openExport(currentTarget)}>
            {exportLabel}
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => {
            closeDialog();
            openStudy();
          }}
        >
          {noteOrHighlight}
        </button>
        <a href={words}>{wordByWord}</a>
      </footer>
    </>
  );
}
