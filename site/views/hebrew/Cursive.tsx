export interface CursiveProps {
  /** Strokes in a box of 100 by 100. */
  path: string;
  label: string;
}

/** A letter as it is written by hand. */
export function Cursive({ path, label }: CursiveProps) {
  return (
    <svg viewBox="-6 -6 112 132" role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
