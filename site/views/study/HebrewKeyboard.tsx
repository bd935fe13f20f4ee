import { deleteLetter, keyboardLabel, space } from './messages.ts';

/** The layout of keyboards sold in Israel (SI 1452), from left to right. */
const rows = ['קראטוןםפ', 'שדגכעיחלךף', 'זסבהנמצתץ'];

export interface HebrewKeyboardProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onKey: (letter: string) => void;
  onBackspace: () => void;
}

/** On-screen letters for devices without a Hebrew keyboard. The focus stays in the field. */
export function HebrewKeyboard({ isOpen, onOpen, onKey, onBackspace }: HebrewKeyboardProps) {
  const keepFocus = (event: React.PointerEvent | React.MouseEvent): void => event.preventDefault();
  return (
    <div className="hebrew-keyboard">
      <button
        type="button"
        className="button"
        aria-expanded={isOpen}
        onMouseDown={keepFocus}
        onClick={() => onOpen(!isOpen)}
      >
        {keyboardLabel}
      </button>
      {isOpen && (
        <div className="keys" role="group" aria-label={keyboardLabel} dir="ltr">
          {rows.map((letters, at) => (
            <div key={letters}>
              {[...letters].map((letter) => (
                <button
                  key={letter}
                  type="button"
                  lang="he"
                  translate="no"
                  onMouseDown={keepFocus}
                  onClick={() => onKey(letter)}
                >
                  {letter}
                </button>
              ))}
              {at === 0 && (
                <button type="button" aria-label={deleteLetter} onMouseDown={keepFocus} onClick={onBackspace}>
                  ⌫
                </button>
              )}
              {at === rows.length - 1 && (
                <button type="button" aria-label={space} onMouseDown={keepFocus} onClick={() => onKey(' ')}>
                  ␣
                </button>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
