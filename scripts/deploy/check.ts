/** One line of what is looked at before anything is changed. */
export interface Check {
  name: string;
  /** "unknown" where it cannot be asked, as without an account; "advice" where the site works without it. */
  result: 'passed' | 'failed' | 'advice' | 'unknown';
  /** What was found. */
  found: string;
  /** What to do about it; only where it did not pass. */
  wayOut?: string;
}

const signs: Readonly<Record<Check['result'], string>> = { passed: '✓', failed: '✗', advice: '·', unknown: '?' };

/** "✗ Worker: 3.4 MB of 3.0 MB. Way out." */
export function formatCheck({ name, result, found, wayOut }: Check): string {
  return `${signs[result]} ${name}: ${found}.${wayOut ? ` ${wayOut}` : ''}`;
}

/** A check that holds a figure to a limit. */
export function within(name: string, found: string, isWithin: boolean, wayOut: string): Check {
  return { name, found, ...(isWithin ? { result: 'passed' } : { result: 'failed', wayOut }) };
}
