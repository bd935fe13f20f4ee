import { createContext } from 'react';

/** Codes of the versions whose verses have the numbers of the King James Version. The page was built with them. */
export const KjvNumbered = createContext<readonly string[]>([]);
