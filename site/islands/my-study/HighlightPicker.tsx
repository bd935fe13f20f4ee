import { useId, useState } from 'react';
import { highlightStyles, type HighlightStyle } from '#data/my-study/study-row.ts';
import { nameOfStyle } from './highlight-names.ts';
import { highlightHeading, noHighlight } from './messages.ts';

interface HighlightPickerProps {
  style: HighlightStyle | undefined;
  /** The reader's own names. Empty names are the usual ones. */
  names: readonly string[];
  /** Resolves to whether the choice was saved. */
  onChoose: (style: HighlightStyle | undefined) => Promise<boolean>;
}

/** Five colors, an underline, or none. Each sample has a line that distinguishes it without color. */
export function HighlightPicker({ style, names, onChoose }: HighlightPickerProps) {
  const group = useId();
  /** Shown at once. Saving takes a moment. */
  const [chosen, setChosen] = useState<{ style: HighlightStyle | undefined }>();
  const shown = chosen ? chosen.style : style;
  const choose = (next: HighlightStyle | undefined): void => {
    setChosen({ style: next });
    void onChoose(next).then((isSaved) => isSaved || setChosen(undefined));
  };
  return (
    <fieldset className="study-styles">
      <legend>{highlightHeading}</legend>
      {[undefined, ...highlightStyles].map((each) => (
        <label key={each ?? 'none'}>
          <input type="radio" name={group} checked={shown === each} onChange={() => choose(each)} />
          <span>
            {each ? (
              <mark data-study="" className={`st-${each}`}>
                {nameOfStyle(each, names)}
              </mark>
            ) : (
              noHighlight
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
