import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { productSlug } from '#data/site/product.ts';

/** Throws if the product's path segment (`PRODUCT_SLUG`) is not valid, or if another page uses it. */
export function checkSlug(slug = productSlug): void {
  if (!/^[a-z][a-z0-9-]*$/.test(slug))
    throw new Error(
      `PRODUCT_SLUG is "${slug}": it has to be lower-case letters, digits and hyphens, and begin with a letter.`,
    );
  const pageNames = readdirSync('site/pages').map((file) => parse(file).name);
  if ([...pageNames, 'api', 'results'].includes(slug))
    throw new Error(`PRODUCT_SLUG is "${slug}", where the site has another page: choose another.`);
}
