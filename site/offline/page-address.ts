import { tryParseEntryNumber } from '#data/model/entry-number.ts';
import { productSlug } from '#data/model/product.ts';

/** What the platform and the API's worker put an address right to: no slash or suffix at the end, `H430` for `h0430`. */
export function rightPath(path: string): string {
  const bare = path.replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  const [, slug, number, ...rest] = bare.split('/');
  const entry = slug === productSlug && rest.length === 0 && number !== undefined ? tryParseEntryNumber(decode(number)) : undefined;
  return entry ? `/${productSlug}/${entry}` : bare;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
