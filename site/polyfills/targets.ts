import { readFileSync } from 'node:fs';

/** The oldest supported browsers from `browserslist` of package.json: "safari >= 15.4". */
const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  browserslist: string[];
};

/** In the notation of compilers: "safari15.4". */
export const scriptTarget = browserslist.map((browser) => browser.replace(' >= ', ''));
