/** Where the next library is loaded, beside the folder that is being served: no second process writes to that one. */
export const nextState = '.wrangler/next';
