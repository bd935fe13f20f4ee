import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { productSlug } from '#data/site/product.ts';

/** Throws if the product's path segment (`PRODUCT_SLUG`) is not valid, or if another page uses it. */
export function checkSlug(slug = productSlug): void {
  if (!/^[a-z][a-z0-9-]*$/.test(slug))
    throw new Error(
      `PRODUCT_SLUG is "${slug}": it must start with a letter and have only lowercase letters, digits and hyphens.`,
    );
  const pageNames = readdirSync('site/pages').map((file) => parse(file).name);
  if ([...pageNames, 'api', 'results'].includes(slug))
    throw new Error(`PRODUCT_SLUG is "${slug}", but the site has another page there. Choose another value.`);
}
