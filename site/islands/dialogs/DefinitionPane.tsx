import { useEffect, useRef } from 'react';
import type { EntryAnswer } from '#data/dictionary/contract/entry.ts';
import { productSlug } from '#data/site/product.ts';
import { Lemma } from '../../views/ui/EntryCard.tsx';
import { CollectButton } from '../../views/dictionary/EntryActions.tsx';
import { strongsDefinitionHeading } from '../../views/dictionary/messages.ts';
import { useEntry } from '../dictionary/use-entry.ts';
import { useCollected } from '../study/use-collected.ts';
import type { WordInContext } from './dialog-request.ts';
import { WordForm } from './WordForm.tsx';
import {
  chooseNumber,
  definitionLoadingMessage,
  definitionTitle,
  notAvailable,
  sampleNote,
  wordWithoutEntry,
} from './messages.ts';

export interface DefinitionPaneProps {
  /** `undefined` before a word is chosen, empty for a word without one. */
  number: string | undefined;
  /** Shown if the number has no definition. */
  missing: string;
  /** The chosen word in its verse. */
  word?: WordInContext | undefined;
}

/** The definition of the number chosen last. */
export function DefinitionPane({ number, missing, word }: DefinitionPaneProps) {
  const pane = useRef<HTMLElement>(null);
  const result = useEntry(number || undefined);
  useEffect(() => {
    if (number) pane.current?.scrollTo({ top: 0 });
  }, [number]);
  return (
    <section ref={pane} className="definition" aria-live="polite" aria-label={definitionTitle}>
      {number === undefined ? (
        <p className="small">{chooseNumber}</p>
      ) : number === '' ? (
        <>
          {word && <WordForm word={word} number="" />}
          <p className="small">{wordWithoutEntry}</p>
        </>
      ) : result === undefined ? (
        <p className="small">{definitionLoadingMessage(number)}</p>
      ) : result.kind === 'entry' ? (
        <Definition entry={result.entry} isSample={result.isSample} word={word} />
      ) : (
        <p>{missing}</p>
      )}
    </section>
  );
}

interface DefinitionProps {
  entry: EntryAnswer;
  isSample: boolean;
  word: WordInContext | undefined;
}

function Definition({ entry, isSample, word }: DefinitionProps) {
  const { isIn, toggle } = useCollected(entry.strongsNumber);
  const { strongsNumber, word: lemma, transliteration, pronunciation, definition, language } = entry;
  const sounds = [transliteration, pronunciation].filter(Boolean).join(' · ');
  return (
    <>
      <p className={language}>
        <a href={`/${productSlug}/${strongsNumber}`}>{strongsNumber}</a> <Lemma entry={{ ...entry, lemma }} /> {sounds}
      </p>
      {entry.gloss && (
        <p>
          <b>{entry.gloss}</b>
        </p>
      )}
      <p>
        <span className="small">{strongsDefinitionHeading}:</span> {definition || notAvailable}
      </p>
      {word && <WordForm word={word} number={entry.strongsNumber} origin={entry.origin} />}
      <p>
        <CollectButton isCollected={isIn} onCollect={toggle} />
      </p>
      {isSample && <p className="small">{sampleNote}</p>}
    </>
  );
}
