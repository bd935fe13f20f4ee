import { useState } from 'react';
import type { VerseId } from '#data/bible/verse-id.ts';
import { restoredVersion } from '#data/versions/restored-version.ts';
import { ThreeColumnTable } from '../../views/reading/AnalysisTable.tsx';
import { VersesText } from '../../views/reading/VersesText.tsx';
import { compareAnswers } from './compare-answers.ts';
import { DefinitionPane } from './DefinitionPane.tsx';
import { rightSideOf } from './compared-versions.ts';
import { arrowThroughNumbers } from './number-arrows.ts';
import { useRestored, useVersions, useVerse, useWords } from './use-reading.ts';
import {
  definitionMissingMessage,
  kjvTitle,
  verseDataFailed,
  verseFailed,
  verseLoading,
  versionLoadingMessage,
} from './messages.ts';

/** The King James verse and the one with restored names side by side, and the words in three columns. */
export function ThreeColumnDialog({ id }: { id: VerseId }) {
  const [number, setNumber] = useState<string>();
  const words = useWords(id);
  const kjv = useVerse(id, 'kjv_strongs');
  const restored = useRestored(id);
  const right = rightSideOf(useVersions(true).data);
  return (
    <>
      <div className="body">
        <div className="pair">
          <section aria-live="polite">
            <h3>{kjvTitle}</h3>
            {words.data ? (
              <p>{words.data.text}</p>
            ) : words.isError ? (
              <p className="fail">{verseDataFailed}</p>
            ) : (
              <p>{verseLoading}</p>
            )}
          </section>
          <section aria-live="polite">
            <h3>{restored.data?.label ?? right?.label ?? restoredVersion.label}</h3>
            {restored.data ? (
              <VersesText verses={compareAnswers(kjv.data, restored.data)} script={restored.data} />
            ) : restored.isError ? (
              <p className="fail">{verseFailed}</p>
            ) : (
              <p>{right ? versionLoadingMessage(right.short) : verseLoading}</p>
            )}
          </section>
        </div>
        {words.data && words.data.strongsWords.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move between links, which are interactive themselves
          <div onKeyDown={(event) => arrowThroughNumbers(event.nativeEvent, event.currentTarget)}>
            <ThreeColumnTable words={words.data.strongsWords} onChoose={setNumber} />
          </div>
        )}
      </div>
      <DefinitionPane number={number} missing={definitionMissingMessage(number)} />
    </>
  );
}
