import type { StrongsWord } from '#data/reading/contract/reading.ts';
import { productSlug } from '#data/site/product.ts';
import { isOriginal } from '#data/reading/strongs-words.ts';
import { unitHtml } from '../interlinear/unit-html.ts';
import { noNumber } from '../interlinear/messages.ts';
import type { Script } from '../text/script-props.ts';
import {
  analysisNumberColumn,
  clickNumber,
  definitionColumn,
  englishColumn,
  newTabMessage,
  originalColumn,
  selectedNumber,
  strongsColumn,
  wordColumn,
} from './words/messages.ts';

export interface AnalysisTableProps {
  words: readonly StrongsWord[];
  /** The script of the text that contains the words. */
  script: Script;
  /** Index of the word whose definition is shown. */
  chosen: number | undefined;
  onChoose: (index: number) => void;
}

/** Columns: word, Strong's number, definition. The last column marks the number that is shown. */
export function AnalysisTable({ words, script, chosen, onChoose }: AnalysisTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{wordColumn}</th>
          <th scope="col">{analysisNumberColumn}</th>
          <th scope="col">{definitionColumn}</th>
        </tr>
      </thead>
      <tbody>
        {words.map((word, index) => (
          <tr key={index}>
            <th scope="row">
              <Stack word={word} script={script} shown="all" />
            </th>
            {word.strongsNumber === '' && word.code === '' ? (
              <>
                <td className="state">{noNumber}</td>
                <td>{''}</td>
              </>
            ) : (
              <>
                <td>
                  <button
                    type="button"
                    className={`number ${accentOf(word)}`}
                    aria-pressed={index === chosen}
                    onClick={() => onChoose(index)}
                  >
                    {word.strongsNumber || noNumber}
                  </button>
                </td>
                <td className="state">{index === chosen ? selectedNumber : clickNumber}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface ThreeColumnTableProps {
  words: readonly StrongsWord[];
  /** Called when a number is clicked. Its link also opens the entry in a new tab. */
  onChoose: (number: string) => void;
}

const english: Script = { language: 'en', direction: 'ltr' };

/** Columns: English (KJV), Strong's number, Hebrew or Greek. Contains only words with a number. */
export function ThreeColumnTable({ words, onChoose }: ThreeColumnTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{englishColumn}</th>
          <th scope="col">{strongsColumn}</th>
          <th scope="col">{originalColumn}</th>
        </tr>
      </thead>
      <tbody>
        {words
          .filter(({ strongsNumber }) => strongsNumber !== '')
          .map((word, index) => (
            <tr key={index}>
              <th scope="row">
                <Stack word={word} script={english} shown="word" />
              </th>
              <td>
                <a
                  className={`number ${accentOf(word)}`}
                  href={`/${productSlug}/${word.strongsNumber}`}
                  target="_blank"
                  rel="noopener"
                  aria-label={newTabMessage(word.strongsNumber)}
                  onClick={() => onChoose(word.strongsNumber)}
                >
                  {word.strongsNumber}
                </a>
              </td>
              <td>
                <Stack word={word} script={english} shown="entry" />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

interface StackProps {
  word: StrongsWord;
  script: Script;
  /** The word of the text, its entry's word with transliteration, or both. */
  shown: 'word' | 'entry' | 'all';
}

/** A word on one line. In an original the word of the text is the form, in a translation the gloss. */
function Stack({ word: { word, strongsNumber, lemma, transliteration }, script, shown }: StackProps) {
  const isForm = isOriginal(script);
  const text = shown === 'entry' ? '' : word;
  const original = {
    form: isForm ? text : '',
    language: isForm ? (script.language ?? '') : strongsNumber.startsWith('G') ? 'grc' : 'hbo',
    // The dictionary form of a word of the original is in its definition.
    ...(shown !== 'word' && { transliteration, lemma: isForm ? '' : lemma }),
  };
  const isUntranslated = shown !== 'entry' && word === '';
  const html = unitHtml(
    { gloss: isForm ? '' : text, kind: isUntranslated ? 'untranslated' : 'tagged', words: [original] },
    { order: isForm ? 'original' : 'translation', language: isForm ? undefined : script.language, isLinked: false },
  );
  return <div className="stack" dangerouslySetInnerHTML={{ __html: html }} />;
}

function accentOf({ strongsNumber }: StrongsWord): 'hebrew' | 'greek' {
  return strongsNumber.startsWith('G') ? 'greek' : 'hebrew';
}
