import type { StudyVerse } from '#data/study/contract/study-deck.ts';
import { VerseText } from '../text/VerseText.tsx';

export interface VerbExamplesProps {
  examples: readonly { tense: string; verse: StudyVerse }[];
}

/** Verses with the verb, in Hebrew and in English. */
export function VerbExamples({ examples }: VerbExamplesProps) {
  return (
    <ul className="verb-examples">
      {examples.map(({ tense, verse: { reference, hebrew, english } }) => (
        <li key={tense}>
          <b>{`${tense} · ${reference}`}</b>
          <p lang="hbo" translate="no" dir="rtl">
            <VerseText {...hebrew} />
          </p>
          <p>
            <VerseText {...english} />
          </p>
        </li>
      ))}
    </ul>
  );
}
