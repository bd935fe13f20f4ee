import { expect, it } from 'vitest';
import { smallVersions } from '#data/testing/small-library.ts';
import { interlinearTexts } from './interlinear-texts.ts';

const { kjv, web, wlc } = smallVersions;
const tagged = { ...kjv, taggedWords: 10 };
const original = { ...wlc, taggedWords: 10 };

it.each([
  ['a translation before the original', [tagged, original]],
  ['the original before a translation', [original, tagged]],
  ['a text without numbers', [{ ...web, taggedWords: 0 }, tagged, original]],
])('lists originals first: %s', (_, versions) => {
  expect(interlinearTexts({ versions }).map(({ version }) => version)).toEqual([original.code, tagged.code]);
});
