import { healthAnswer } from '#data/site/contract/health.ts';
import { productName } from '#data/site/product.ts';

const count = new Intl.NumberFormat('en');

/** A few lines that describe the site at `url`, from its health endpoint. */
export async function describeServed(url: string): Promise<string> {
  const response = await fetch(`${url}/api/health`);
  const health = healthAnswer.parse(await response.json());
  const { hebrewEntries, greekEntries, verses, versions } = health.counts;
  return [
    `${productName} is running at ${url}`,
    `  ${count.format(hebrewEntries)} Hebrew and ${count.format(greekEntries)} Greek entries, ${count.format(verses)} verses in ${versions} versions`,
    `  edition ${health.edition.pages ?? 'none'}${health.edition.same ? '' : `; the database has ${health.edition.database ?? 'none'}`}`,
    ...(health.message ? [`  ${health.message}`] : []),
    '',
  ].join('\n');
}
