import { useContext, useState } from 'react';
import type { SlimResult } from '#data/search/contract/slim-answer.ts';
import { verseLink, wordsPath } from '#data/reading/reading-paths.ts';
import { verseId } from '#data/bible/verse-id.ts';
import { NoteButton } from '../my-study/NoteButton.tsx';
import { nameVerse, VerseStudy } from '../my-study/verse-study.ts';
import { scriptProps, type Script } from '../text/script-props.ts';
import { VerseText } from '../text/VerseText.tsx';
import { useFlash } from '../ui/use-flash.ts';
import { SearchActions } from './search-actions.ts';
import {
  copyVerse,
  noteVerse,
  openParallel,
  openWords,
  resultActionMessage,
  showNumbers,
  verseCopied,
} from './messages.ts';

export interface SearchHitProps {
  result: SlimResult;
  /** The reference of the verse, with its version if several are searched. */
  reference: string;
  script: Script;
  /** Strong's numbers are shown for all results. */
  numbered: boolean;
}

/** A search result with its buttons, which need scripts. Without scripts STRONGS is a link. */
export function SearchHit({ result, reference, script, numbered }: SearchHitProps) {
  const actions = useContext(SearchActions);
  const [ownNumbers, setOwnNumbers] = useState<boolean>();
  const [isCopied, flashCopied] = useFlash();
  const isTagged = (result.marks.words?.length ?? 0) > 0;
  const shown = isTagged && (ownNumbers ?? numbered);
  const verse = { id: result.kjv, version: result.version };
  const study = useContext(VerseStudy).of({ ...verse, text: result.text });
  return (
    <li className="hit">
      <b translate="no">
        <a href={verseLink(result.version, verseId(result))}>{reference}</a>
      </b>
      <button
        type="button"
        className="js numbers"
        aria-label={resultActionMessage(showNumbers, reference)}
        aria-pressed={isTagged ? shown : undefined}
        disabled={!isTagged}
        onClick={() => setOwnNumbers(!shown)}
      >
        {showNumbers}
      </button>
      <p {...scriptProps(script)} ref={nameVerse(verse)}>
        <VerseText
          text={result.text}
          marks={result.marks}
          found={result.found}
          studied={study?.spans}
          numbered={shown}
        />
      </p>
      <span className="acts">
        <button
          type="button"
          className="js copy"
          aria-label={resultActionMessage(copyVerse, reference)}
          onClick={() => void actions.copy(result).then((done) => done && flashCopied())}
        >
          {isCopied ? verseCopied : copyVerse}
        </button>
        <button
          type="button"
          className="js"
          aria-label={resultActionMessage(openWords, reference)}
          disabled={!isTagged}
          onClick={(event) => actions.openWords(result, event.currentTarget)}
        >
          {openWords}
        </button>
        {isTagged && (
          <a className="no-js" href={wordsPath(result.kjv)} aria-label={resultActionMessage(openWords, reference)}>
            {openWords}
          </a>
        )}
        <button
          type="button"
          className="js"
          aria-label={resultActionMessage(openParallel, reference)}
          onClick={(event) => actions.openParallel(result, event.currentTarget)}
        >
          {openParallel}
        </button>
        <NoteButton verse={verse} name={noteVerse} reference={reference} study={study} />
      </span>
    </li>
  );
}
