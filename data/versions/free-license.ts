const free = /public domain|creative commons|\bcc (?:by|0)/i;

/**
 * Whether the whole text may be distributed under this license. A text that was loaded with someone's permission can
 * only be read on the site.
 */
export function isFreeLicense(licence: string): boolean {
  return free.test(licence);
}

/** What an imported text has as its license where neither the file nor the administrator stated one. */
export const licenseNotStated = 'License not stated';
/** The same in libraries of version 0.1.0. */
const formerlyNotStated = 'As the administrator of this site states';

/** The license, or an empty text if none was stated. */
export function statedLicense(licence: string): string {
  return licence === licenseNotStated || licence === formerlyNotStated ? '' : licence;
}

/** Whether an administrator may export a text: a free one, or an own one about which nobody stated a license. */
export function mayExport(licence: string): boolean {
  return isFreeLicense(licence) || statedLicense(licence) === '';
}
