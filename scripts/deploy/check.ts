/** One line of the checks before anything is changed. */
export interface Check {
  name: string;
  /** "unknown" if it cannot be checked, for example without an account; "advice" if the site works without it. */
  result: 'passed' | 'failed' | 'advice' | 'unknown';
  /** The finding. */
  found: string;
  /** What to do about it. Only if it did not pass. */
  wayOut?: string;
}

const signs: Readonly<Record<Check['result'], string>> = { passed: '✓', failed: '✗', advice: '·', unknown: '?' };

/** "✗ Worker: 3.4 MB of 3.0 MB. Way out." */
export function formatCheck({ name, result, found, wayOut }: Check): string {
  return `${signs[result]} ${name}: ${found}.${wayOut ? ` ${wayOut}` : ''}`;
}

/** A check of a figure against a limit. */
export function within(name: string, found: string, isWithin: boolean, wayOut: string): Check {
  return { name, found, ...(isWithin ? { result: 'passed' } : { result: 'failed', wayOut }) };
}
