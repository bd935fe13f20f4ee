import { useId } from 'react';
import { highlightStyles, type HighlightStyle } from '#data/my-study/study-row.ts';
import { highlightHeading, noHighlight, styleNames } from './messages.ts';

interface HighlightPickerProps {
  style: HighlightStyle | undefined;
  /** The reader's own names. Empty names are the usual ones. */
  names: readonly string[];
  onChoose: (style: HighlightStyle | undefined) => void;
}

export function nameOfStyle(style: HighlightStyle, names: readonly string[]): string {
  const index = highlightStyles.indexOf(style);
  return names[index] || styleNames[index] || style;
}

/** Five colors, an underline, or none. Each sample has the line that tells it apart without color. */
export function HighlightPicker({ style, names, onChoose }: HighlightPickerProps) {
  const group = useId();
  return (
    <fieldset className="study-styles">
      <legend>{highlightHeading}</legend>
      {[undefined, ...highlightStyles].map((each) => (
        <label key={each ?? 'none'}>
          <input type="radio" name={group} checked={style === each} onChange={() => onChoose(each)} />
          <span className="text">
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
