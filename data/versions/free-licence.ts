const free = /public domain|creative commons|\bcc (?:by|0)/i;

/** Whether a text under this licence may be handed on whole. One that is loaded under somebody's permission is read on the site alone. */
export function isFreeLicence(licence: string): boolean {
  return free.test(licence);
}
