/** The maximum number of versions in a comparison. */
export const mostColumns = 4;
