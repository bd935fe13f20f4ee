import { expect, it } from 'vitest';
import { isFreeLicense } from './free-license.ts';

/** As stated by the sources of the default build and by files that administrators import. */
const licenses: [licence: string, isFree: boolean][] = [
  ['Public domain', true],
  ['Public domain (Crown letters patent in the United Kingdom)', true],
  ['Text in the public domain; tagging CC BY 4.0', true],
  ['Public domain, as the file says', true],
  ['License not stated', false],
  ['Scripture taken from the New King James Version®. Copyright © 1982 by Thomas Nelson. Used by permission.', false],
  ['The NET Bible®, copyright ©1996-2006 by Biblical Studies Press, L.L.C.', false],
  ['', false],
];
it.each(licenses)('classifies “%s” as %s', (licence, isFree) => {
  expect(isFreeLicense(licence)).toBe(isFree);
});
