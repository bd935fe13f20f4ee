/** How the value of a setting is written. */
export const settingTypes = ['string', 'number', 'boolean', 'json'] as const;
