/** The maximum number of versions in a comparison. */
export const maxColumns = 4;
