import { useEffect, useRef } from 'react';
import type { EntryAnswer } from '#data/dictionary/contract/entry.ts';
import { productSlug } from '#data/site/product.ts';
import { Lemma } from '../../views/ui/EntryCard.tsx';
import { useEntry } from '../dictionary/use-entry.ts';

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
    <section ref={pane} className="definition" aria-live="polite" aria-label="Definition">
      {number === undefined ? (
        <p className="small">Choose a number to see its definition.</p>
      ) : result === undefined ? (
        <p className="small">{`Loading ${number}…`}</p>
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
      <p>{definition || 'N/A'}</p>
      {parsing && <p className="small">{parsing}</p>}
      {isSample && <p className="small">{sampleNote}</p>}
    </>
  );
}

/** Shown wherever a built-in sample is used. */
export const sampleNote = 'The dictionary could not be reached. This is a built-in sample.';
