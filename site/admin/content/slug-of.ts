/** Letters of a slug at most. */
const longest = 80;

/** The slug that a title suggests: "Häuser & Reben" is "hauser-reben"; empty where it has no letters that addresses have. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[’']/g, '');
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return slug.length <= longest ? slug : slug.slice(0, longest).replace(/-[^-]*$/, '');
}
