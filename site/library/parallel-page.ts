import { homePage, type VersionChoice } from './home-page.ts';

export interface ParallelPage {
  /** Loaded versions first, then those that the site only names. */
  choices: Pick<VersionChoice, 'code' | 'name' | 'loaded'>[];
}

export function parallelPage(): ParallelPage {
  const { choices, beside } = homePage();
  const all = beside?.code === 'rstne' || !beside ? choices : [...choices, { code: beside.code, name: beside.label, loaded: true }];
  return { choices: all.toSorted((a, b) => Number(b.loaded) - Number(a.loaded)) };
}
