export interface ProgressProps {
  /** Percent. */
  value: number;
  label: string;
  /** The exact figures, below the bar. */
  children?: React.ReactNode;
}

/** A progress bar up to 100, with a description below it. */
export function Progress({ value, label, children }: ProgressProps) {
  const percent = Math.max(0, Math.min(100, Math.floor(value)));
  return (
    <div className="progress">
      <progress max={100} value={percent} aria-label={label} />
      <p className="hint">{children ?? `${percent}%`}</p>
    </div>
  );
}
