const free = /public domain|creative commons|\bcc (?:by|0)/i;

/**
 * Whether the whole text may be distributed under this license. A text that was loaded with someone's permission can
 * only be read on the site.
 */
export function isFreeLicence(licence: string): boolean {
  return free.test(licence);
}
