export interface CheckingProps {
  /** "Checking your session" */
  label: string;
  /** The page's own address. */
  href: string;
}

/**
 * While a page finds out whose it is. It stands in the built file, before any script: where the scripts never come, or
 * come and wait for good, the style alone shows the way out after 20 seconds.
 */
export function Checking({ label, href }: CheckingProps) {
  return (
    <div role="status">
      <div className="spinner" role="img" aria-label={label} />
      <p className="late">
        This takes longer than it should. <a href={href}>Try again</a>
      </p>
    </div>
  );
}
