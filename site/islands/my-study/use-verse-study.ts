import { useEffect, useMemo, useState } from 'react';
import type { VerseId } from '#data/bible/verse-id.ts';
import { logClientError } from '../../client/log-client-error.ts';
import type { VerseStudy } from '../../views/my-study/verse-study.ts';
import { openStudyPanel } from './open-study-panel.ts';
import { hasStudyNotes } from './study-flag.ts';
import { watchSelection } from './watch-selection.ts';

const nothing: VerseStudy['of'] = () => undefined;

/**
 * The reader's own notes on the verses of a page. Their code loads when the reader has a note, or opens the panel for the
 * first one.
 */
export function useVerseStudy(ids: readonly VerseId[]): VerseStudy {
  const [of, setOf] = useState<VerseStudy['of']>(() => nothing);
  const [isUsed, setUsed] = useState(false);
  const key = ids.join();
  useEffect(() => {
    if (key === '' || !(isUsed || hasStudyNotes())) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    loadRows().then(
      ({ followVerseStudy }) => {
        if (!isOver) stop = followVerseStudy(key.split(',').map(Number), (read) => setOf(() => read));
      },
      (error: unknown) => logClientError('study-marks', error),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [key, isUsed]);
  useEffect(
    () =>
      watchSelection({
        texts: '[data-verse]',
        find: async (range, text) => (await loadRows()).selectedInVerse(range, text),
        onChoose: ({ anchor, opener }) => {
          setUsed(true);
          openStudyPanel({ anchor }, opener);
        },
      }),
    [],
  );
  return useMemo(
    () => ({
      of,
      open: ({ id, version }, opener) => {
        setUsed(true);
        openStudyPanel({ anchor: { start: id, end: id, ...(version !== undefined && { version }) } }, opener);
      },
    }),
    [of],
  );
}

function loadRows(): Promise<typeof import('./verse-study-rows.ts')> {
  return import('./verse-study-rows.ts');
}
