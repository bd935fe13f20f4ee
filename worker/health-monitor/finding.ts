import type { Bindings } from '../env.ts';

export interface Finding {
  /** What it is about; one finding a place stays open. */
  location: string;
  issue: string;
  /** What {@link Check.repair} would do: a sentence. */
  mechanical?: string;
  /** Readers or the site suffer from it now: administrators are told by mail. */
  isSerious?: true;
}

export interface Check {
  find: (env: Bindings, now: number) => Promise<Finding[]>;
  /** Does what a finding of this check offers. Returns what was done, or throws. */
  repair?: (env: Bindings, location: string) => Promise<string>;
}
