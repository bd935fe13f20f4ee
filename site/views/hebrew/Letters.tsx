/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table whose style
   makes its parts grids and blocks loses the roles that its elements have by themselves */
import type { HebrewLetter } from '#data/hebrew/contract/hebrew.ts';
import type { AudioNoteProps } from './audio-note-text.ts';
import { AudioNote } from './AudioNote.tsx';
import { Cursive } from './Cursive.tsx';
import { Hebrew } from './Hebrew.tsx';
import { cursiveLabel, finalCursiveLabel, finalLabel, letterHeadings } from './letter-messages.ts';
import { RecordingCredits, type RecordingCreditsProps } from './RecordingCredits.tsx';
import type { RowTexts } from './row-texts.ts';
import { SoundButtons } from './SoundButtons.tsx';
import { WithHebrew } from './WithHebrew.tsx';

export interface LettersProps {
  letters: readonly HebrewLetter[];
}

export interface LettersState extends RecordingCreditsProps {
  audioNote: AudioNoteProps;
}

/** The alphabet in order. The element with the id `letters` labels the table. */
export function Letters({ letters, state }: LettersProps & { state?: LettersState }) {
  return (
    <>
      <AudioNote {...state?.audioNote} />
      <table className="lessons letters" role="table" aria-labelledby="letters">
        <thead role="rowgroup">
          <tr role="row">
            {letterHeadings.map((heading) => (
              <th key={heading} role="columnheader">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {letters.map((letter) => (
            <Letter key={letter.id} letter={letter} />
          ))}
        </tbody>
      </table>
      <RecordingCredits credits={state?.credits} />
    </>
  );
}

export function textsOfLetter({ name, letter, finalForm, hebrewName, example }: HebrewLetter): RowTexts {
  return {
    english: name,
    hebrew: hebrewName,
    forms: [letter, ...(finalForm ? [finalForm] : []), example.hebrew],
    transliterations: [example.transliteration],
    spoken: hebrewName,
  };
}

function Letter({ letter }: { letter: HebrewLetter }) {
  return (
    <tr role="row" id={letter.id}>
      <td className="print" role="cell">
        <bdi lang="he" translate="no" dir="rtl">
          {letter.letter}
        </bdi>
        {letter.finalForm && (
          <span className="final">
            <bdi lang="he" translate="no" dir="rtl">
              {letter.finalForm}
            </bdi>
            <small>{finalLabel}</small>
          </span>
        )}
      </td>
      <td className="cursive" role="cell">
        <Cursive path={letter.cursive} label={cursiveLabel(letter.name)} />
        {letter.cursiveFinal && (
          <span className="final">
            <Cursive path={letter.cursiveFinal} label={finalCursiveLabel(letter.name)} />
            <small>{finalLabel}</small>
          </span>
        )}
      </td>
      <th className="name" scope="row" role="rowheader">
        {`${letter.name} `}
        <bdi lang="he" translate="no" dir="rtl">
          {letter.hebrewName}
        </bdi>
      </th>
      <td className="value" role="cell">
        {letter.numericValue}
      </td>
      <td className="english" role="cell">
        <b>{letter.transliteration}</b> <WithHebrew text={letter.sound} />
        {letter.note && (
          <small className="remark">
            <WithHebrew text={letter.note} />
          </small>
        )}
      </td>
      <td className="hebrew" role="cell">
        <Hebrew text={letter.example.hebrew} transliteration={letter.example.transliteration} />
        <small className="remark">{letter.example.english}</small>
      </td>
      <td className="sound" role="cell">
        <SoundButtons texts={textsOfLetter(letter)} />
      </td>
    </tr>
  );
}
