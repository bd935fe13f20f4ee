/** Most versions side by side. */
export const mostColumns = 4;
