import type { Setting } from '#data/administration/contract/settings.ts';

/** "King James Version (kjv)", or the value alone where nothing calls it otherwise. */
export function optionWords({ optionNames }: Pick<Setting, 'optionNames'>, value: string): string {
  const name = optionNames[value];
  return name ? `${name} (${value})` : value;
}
