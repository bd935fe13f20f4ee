import { useState } from 'react';
import { formatVerse } from '#data/bible/verse-id.ts';
import { interlinearPassagePath } from '#data/interlinear/interlinear-paths.ts';
import { wordsPath } from '#data/reading/reading-paths.ts';
import { interlinearLabel } from '../../views/interlinear/messages.ts';
import { AnalysisTable } from '../../views/reading/AnalysisTable.tsx';
import { wordsOfTagged } from '../reading/tagged-words.ts';
import { DefinitionPane } from './DefinitionPane.tsx';
import type { AnalyzedVerse } from './dialog-request.ts';
import { arrowThroughNumbers } from './number-arrows.ts';
import { useWords } from './use-reading.ts';
import {
  definitionMissingMessage,
  staticFileMissing,
  wordByWord,
  wordsCountMessage,
  wordsFailedMessage,
  wordsLoading,
} from './messages.ts';

/** The words of a verse with their numbers. A chosen number shows its definition below. */
export function WordsDialog(verse: AnalyzedVerse) {
  const { id, reference, version, tagged = '', language = 'en', direction = 'ltr' } = verse;
  const [chosen, setChosen] = useState<number>();
  const { data, isError } = useWords(id, version);
  // If the request fails, show the words of the text that the reader came from.
  const words = data?.strongsWords ?? (isError ? wordsOfTagged(tagged) : undefined);
  const word = chosen === undefined ? undefined : words?.[chosen];
  return (
    <>
      <div className="body">
        <p role="status" className={words && words.length > 0 ? 'sr' : words ? undefined : 'small'}>
          {!words ? wordsLoading : words.length > 0 ? wordsCountMessage(words.length) : wordsFailedMessage(reference)}
        </p>
        {words && words.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move between buttons, which are interactive themselves
          <div onKeyDown={(event) => arrowThroughNumbers(event.nativeEvent, event.currentTarget)}>
            <AnalysisTable
              words={words}
              script={data ?? { language, direction }}
              chosen={chosen}
              onChoose={setChosen}
            />
          </div>
        )}
      </div>
      <DefinitionPane
        number={word?.strongsNumber}
        parsing={word?.parsing}
        missing={`${definitionMissingMessage(word?.strongsNumber)} ${staticFileMissing}`}
      />
      <footer>
        <a href={wordsPath(id)}>{wordByWord}</a>{' '}
        <a href={interlinearPassagePath(formatVerse(id))}>{interlinearLabel}</a>
      </footer>
    </>
  );
}
