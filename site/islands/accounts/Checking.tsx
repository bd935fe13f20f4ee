import { takesLong, tryAgain } from './messages.ts';

export interface CheckingProps {
  /** "Checking your session" */
  label: string;
  /** URL of the page. */
  href: string;
}

/**
 * Shown while a page checks the session. The build renders it. If the scripts never load, CSS alone shows a link to try
 * again after 20 seconds. Without scripts nothing is checked, so nothing is shown.
 */
export function Checking({ label, href }: CheckingProps) {
  return (
    <div role="status" className="js">
      <div className="spinner" role="img" aria-label={label} />
      <p className="late">
        {takesLong} <a href={href}>{tryAgain}</a>
      </p>
    </div>
  );
}
