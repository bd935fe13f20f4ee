export interface CursiveProps {
  /** SVG path data in a box of 100 by 100. */
  path: string;
  label: string;
}

/** A handwritten letter. */
export function Cursive({ path, label }: CursiveProps) {
  return (
    <svg viewBox="-6 -6 112 132" role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
