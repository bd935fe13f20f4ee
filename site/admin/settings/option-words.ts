import type { Setting } from '#data/administration/contract/settings.ts';

/** "King James Version (kjv)", or only the value if the option has no name. */
export function formatOption({ optionNames }: Pick<Setting, 'optionNames'>, value: string): string {
  const name = optionNames[value];
  return name ? `${name} (${value})` : value;
}
