import { expect, it } from 'vitest';
import { isFreeLicence } from './free-licence.ts';

/** As stated by the sources of the default build and by files that administrators import. */
const licences: [licence: string, isFree: boolean][] = [
  ['Public domain', true],
  ['Public domain (Crown letters patent in the United Kingdom)', true],
  ['Text in the public domain; tagging CC BY 4.0', true],
  ['Public domain, as the file says', true],
  ['License not stated', false],
  ['Scripture taken from the New King James Version®. Copyright © 1982 by Thomas Nelson. Used by permission.', false],
  ['The NET Bible®, copyright ©1996-2006 by Biblical Studies Press, L.L.C.', false],
  ['', false],
];
it.each(licences)('classifies “%s” as %s', (licence, isFree) => {
  expect(isFreeLicence(licence)).toBe(isFree);
});
