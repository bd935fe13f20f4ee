/** The types of setting values. */
export const settingTypes = ['string', 'number', 'boolean', 'json'] as const;
