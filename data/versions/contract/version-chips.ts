import { formatSearchUrl, type SearchUrlParams } from '../../search/contract/search-url.ts';

/** The requested versions, each with the URL of the same search without it. */
export function versionChips(
  address: SearchUrlParams,
  nameOf: (code: string) => string,
): { label: string; href: string }[] {
  if (address.path === '/strongs-results' || address.version === '') return [];
  const codes = address.version.split(',');
  return codes.map((code) => ({
    label: nameOf(code),
    href: formatSearchUrl({ ...address, version: codes.filter((other) => other !== code).join(','), page: 1 }),
  }));
}
