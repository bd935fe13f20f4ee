import { useState } from 'react';
import { formatVerse } from '#data/bible/verse-id.ts';
import type { StrongsWord } from '#data/reading/contract/reading.ts';
import { interlinearPassagePath } from '#data/interlinear/interlinear-paths.ts';
import { taggedVersion } from '#data/reading/readable-version.ts';
import { wordsPath } from '#data/reading/reading-paths.ts';
import { isOriginal } from '#data/reading/strongs-words.ts';
import { interlinearLabel } from '../../views/interlinear/messages.ts';
import { AnalysisTable } from '../../views/reading/AnalysisTable.tsx';
import type { Script } from '../../views/text/script-props.ts';
import { wordsOfTagged } from '../reading/tagged-words.ts';
import { DefinitionPane } from './DefinitionPane.tsx';
import type { AnalyzedVerse, WordInContext } from './dialog-request.ts';
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
        word={word && inContext(word, data ?? { version, language, direction })}
        missing={`${definitionMissingMessage(word?.strongsNumber)} ${staticFileMissing}`}
      />
      <footer>
        <a href={wordsPath(id)}>{wordByWord}</a>{' '}
        <a href={interlinearPassagePath(formatVerse(id))}>{interlinearLabel}</a>
      </footer>
    </>
  );
}

/** A word of the table in its verse. The table has the transliteration of the dictionary form, not that of the form. */
function inContext(
  { word, code }: StrongsWord,
  { version = taggedVersion, ...script }: Script & { version?: string | undefined },
): WordInContext {
  const isForm = isOriginal(script);
  return {
    ...script,
    form: isForm ? word : '',
    gloss: isForm ? '' : word,
    transliteration: '',
    code,
    version,
  };
}
