/**
 * Where the next library is loaded: not in the folder that is being served, because no second process may write to
 * that.
 */
export const nextState = '.wrangler/next';
