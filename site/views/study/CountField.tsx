import { useEffect, useRef, useState } from 'react';

export interface CountFieldProps {
  label: string;
  /** Absent until it is known. */
  value: number | undefined;
  max: number;
  onChange: (value: number) => void;
}

/** What is being typed stands as it is typed; what counts is the last that is a number. */
export function CountField({ label, value, max, onChange }: CountFieldProps) {
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isKnown = value !== undefined;
  useEffect(() => {
    // What was typed before this came is taken up.
    if (!isKnown) setTyped(input.current?.value || undefined);
    else if (typed && input.current?.validity.valid) onChange(Number(typed));
    // Who is about to type means to replace what has come, not to write beside it.
    else if (input.current?.matches(':focus')) input.current.select();
    // Only when the settings are known.
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
