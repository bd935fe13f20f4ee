import type { Bindings } from '../env.ts';

export interface Finding {
  /** What the finding is about. Each location has at most one open finding. */
  location: string;
  issue: string;
  /** A sentence that says what {@link Check.repair} would do. */
  mechanical?: string;
  /** It affects readers or the site now, so administrators get an email. */
  isSerious?: true;
}

export interface Check {
  find: (env: Bindings, now: number) => Promise<Finding[]>;
  /** Runs the repair that a finding of this check offers. Returns what was done, or throws. */
  repair?: (env: Bindings, location: string) => Promise<string>;
}
