import { productName } from '#data/site/product.ts';
import { shippedPackages, type ShippedPackage } from './shipped-packages.ts';

const rule = '-'.repeat(80);

/** The licenses of all third-party code and fonts on the site as plain text, with each license text once. */
export function composeThirdParty(packages: readonly ShippedPackage[] = shippedPackages()): string {
  const byText = Map.groupBy(
    packages,
    ({ text, licence }) => text ?? `The package brings no text; it says: ${licence}.`,
  );
  const sections = [...byText].map(([text, group]) => `${rule}\n${group.map(nameOf).join('\n')}\n\n${text}\n`);
  return [
    `Code and fonts of others in ${productName}, with their licenses. The texts of the Bible and the dictionaries`,
    'have theirs at /about/texts.\n',
    ...sections,
  ].join('\n');
}

function nameOf({ name, version, licence, homepage }: ShippedPackage): string {
  return `${name} ${version} (${licence})${homepage ? ` ${homepage}` : ''}`;
}
