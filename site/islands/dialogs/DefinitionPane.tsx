import { useEffect, useRef } from 'react';
import type { EntryAnswer } from '#data/dictionary/contract/entry.ts';
import { productSlug } from '#data/site/product.ts';
import { Lemma } from '../../views/ui/EntryCard.tsx';
import { useEntry } from '../dictionary/use-entry.ts';
import { chooseNumber, definitionLoadingMessage, definitionTitle, notAvailable, sampleNote } from './messages.ts';

export interface DefinitionPaneProps {
  /** `undefined` before one is chosen. */
  number: string | undefined;
  /** Shown if the number has no definition. */
  missing: string;
  /** Parsing of the chosen word, in words. */
  parsing?: string | undefined;
}

/** The definition of the number chosen last. */
export function DefinitionPane({ number, missing, parsing = '' }: DefinitionPaneProps) {
  const pane = useRef<HTMLElement>(null);
  const result = useEntry(number);
  useEffect(() => {
    if (number) pane.current?.scrollTo({ top: 0 });
  }, [number]);
  return (
    <section ref={pane} className="definition" aria-live="polite" aria-label={definitionTitle}>
      {number === undefined ? (
        <p className="small">{chooseNumber}</p>
      ) : result === undefined ? (
        <p className="small">{definitionLoadingMessage(number)}</p>
      ) : result.kind === 'entry' ? (
        <Definition entry={result.entry} isSample={result.isSample} parsing={parsing} />
      ) : (
        <p>{missing}</p>
      )}
    </section>
  );
}

function Definition({ entry, isSample, parsing }: { entry: EntryAnswer; isSample: boolean; parsing: string }) {
  const { strongsNumber, word, transliteration, pronunciation, definition, language } = entry;
  const sounds = [transliteration, pronunciation].filter(Boolean).join(' · ');
  return (
    <>
      <p className={language}>
        <a href={`/${productSlug}/${strongsNumber}`}>{strongsNumber}</a> <Lemma entry={{ ...entry, lemma: word }} />{' '}
        {sounds}
      </p>
      <p>{definition || notAvailable}</p>
      {parsing && <p className="small">{parsing}</p>}
      {isSample && <p className="small">{sampleNote}</p>}
    </>
  );
}
