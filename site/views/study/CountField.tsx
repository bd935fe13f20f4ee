import { useLayoutEffect, useRef, useState } from 'react';

export interface CountFieldProps {
  label: string;
  /** Absent until it is known. */
  value: number | undefined;
  max: number;
  onChange: (value: number) => void;
}

/** A number field. It shows the text exactly as typed, and reports the last valid number. */
export function CountField({ label, value, max, onChange }: CountFieldProps) {
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isKnown = value !== undefined;
  // Runs before the next key: a digit that is typed between the loaded value and its selection would be appended.
  useLayoutEffect(() => {
    // Adopt text that was typed before hydration.
    if (!isKnown) setTyped(input.current?.value || undefined);
    else if (typed && input.current?.validity.valid) onChange(Number(typed));
    // A reader who has focused the field wants to replace the loaded value, not append to it.
    else if (input.current?.matches(':focus')) input.current.select();
    // Only when the settings become known.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isKnown]);
  return (
    <label className="limit">
      {label}
      <input
        ref={input}
        type="number"
        min="0"
        max={max}
        step="1"
        inputMode="numeric"
        value={typed ?? value ?? ''}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value !== '' && target.validity.valid) onChange(target.valueAsNumber);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}
