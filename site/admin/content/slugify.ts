/** Max length of a slug. */
const longest = 80;

/**
 * Derives a slug from a title: "Häuser & Reben" becomes "hauser-reben". Empty if the title has no letters that are
 * allowed in URLs.
 */
export function slugify(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[’']/g, '');
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return slug.length <= longest ? slug : slug.slice(0, longest).replace(/-[^-]*$/, '');
}
