import { existsSync, readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { hebrewVerb, type HebrewVerb } from '#data/hebrew/contract/hebrew.ts';
import { binyanim, type VerbForm } from '#data/hebrew/language/binyan.ts';
import { findVerbFormError, hasOneKindOfShin } from '#data/hebrew/language/check-verb.ts';
import { findMissingPoints } from '#data/hebrew/language/missing-points.ts';
import { isVerbOfRoot } from '#data/hebrew/language/shares-root.ts';
import { transliterate } from '#data/hebrew/language/transliterate.ts';

const file = readFileSync('data/hebrew/content/verbs.json', 'utf8');
const verbs = z.array(hebrewVerb).parse(JSON.parse(file));

function formsOf(verb: HebrewVerb): [form: VerbForm, hebrew: string, latin: string | null][] {
  const { transliteration } = verb;
  const forms: [VerbForm, string | null, string | null][] = [
    ['infinitive', verb.infinitive, transliteration.infinitive],
    ['past', verb.pastFirstPerson, transliteration.past],
    ['present', verb.presentFirstPerson, transliteration.present],
    ['presentFeminine', verb.presentFeminine, transliteration.presentFeminine],
    ['future', verb.futureFirstPerson, transliteration.future],
  ];
  return forms.flatMap(([form, hebrew, latin]) =>
    hebrew === null ? [] : [[form, hebrew, latin] satisfies [VerbForm, string, string | null]],
  );
}

it('there are a hundred and ten, one a line, all different', () => {
  expect(verbs).toHaveLength(110);
  expect(file.trim().split('\n')).toHaveLength(112);
  expect(new Set(verbs.map(({ id }) => id)).size).toBe(110);
  expect(new Set(verbs.map(({ root, binyan }) => root + binyan)).size).toBe(110);
  expect(new Set(verbs.map(({ english }) => english)).size).toBe(110);
  expect(new Set(verbs.map((verb) => formsOf(verb).join())).size).toBe(110);
});

it('every binyan has its share', () => {
  const shares = binyanim.map((binyan) => verbs.filter((verb) => verb.binyan === binyan).length);
  expect(Object.fromEntries(binyanim.map((binyan, index) => [binyan, shares[index]]))).toEqual({
    "Pa'al": 54,
    "Pi'el": 18,
    "Hif'il": 17,
    "Hitpa'el": 9,
    "Nif'al": 6,
    "Pu'al": 3,
    "Huf'al": 3,
  });
});

/** Of "can" the Bible's is no longer in use; "need" is an adjective by its form. */
const withoutInfinitive = new Set(['can', 'need']);

it.each(verbs)('$id: every form of $root in $binyan is right', (verb) => {
  for (const [form, hebrew] of formsOf(verb))
    expect(findVerbFormError(verb.root, verb.binyan, form, hebrew)).toBeUndefined();
  expect(hasOneKindOfShin(formsOf(verb).map(([, hebrew]) => hebrew))).toBe(true);
  expect(verb.infinitive === null).toBe(
    verb.binyan === "Pu'al" || verb.binyan === "Huf'al" || withoutInfinitive.has(verb.id),
  );
  expect(verb.presentFirstPerson === null).toBe(verb.id === 'be');
  expect(verb.english).toMatch(/^to /u);
});

it.each(verbs)('$id: no form is right with any one of its points taken away', (verb) => {
  for (const [form, hebrew] of formsOf(verb)) {
    for (const [index, character] of [...hebrew].entries()) {
      if (!/\p{M}/u.test(character)) continue;
      const without = hebrew.slice(0, index) + hebrew.slice(index + 1);
      expect(findVerbFormError(verb.root, verb.binyan, form, without), without).toBeTypeOf('string');
    }
  }
});

it.each(verbs)('$id: no form is right in the place of another, but where two are the same', (verb) => {
  const forms = formsOf(verb);
  for (const [form, hebrew] of forms) {
    for (const [other, otherHebrew] of forms) {
      if (hebrew !== otherHebrew)
        expect(
          findVerbFormError(verb.root, verb.binyan, other, hebrew),
          `${hebrew} as ${other}, not ${form}`,
        ).toBeTypeOf('string');
    }
  }
});

it.each(verbs)('$id: has all its points and is transliterated by the scheme', (verb) => {
  for (const [, hebrew, latin] of formsOf(verb)) {
    expect(findMissingPoints(hebrew)).toEqual([]);
    expect(latin).toBe(transliterate(hebrew));
  }
});

/** The Bible lacks the verb (need, return, begin, explain, be surprised), has it in Aramaic only (use), with sin (look), or as “to refine” (join). */
const notInTheBible = new Set(['need', 'return', 'begin', 'explain', 'look', 'use', 'join', 'be-surprised']);

it('every verb that the Bible has tells its entry', () => {
  expect(verbs.filter(({ strongs }) => !strongs).map(({ id }) => id)).toEqual([...notInTheBible]);
});

if (!existsSync('data/library.sqlite'))
  throw new Error('There is no data/library.sqlite: run "npm run library" first.');
const library = new Database('data/library.sqlite', { readonly: true });
const entry = library.prepare<[string], { lemma: string; part_of_speech: string; aramaic: number }>(
  'SELECT lemma, part_of_speech, aramaic FROM entries WHERE number = ?',
);

it.each(verbs.filter(({ strongs }) => strongs))('$id: $strongs is the Hebrew verb of $root', ({ root, strongs }) => {
  const found = entry.get(strongs ?? '');
  expect(found).toMatchObject({ part_of_speech: 'verb', aramaic: 0 });
  expect(isVerbOfRoot(found?.lemma ?? '', root), `${found?.lemma} and ${root}`).toBe(true);
});

/** The future of "can" looks like a Huf'al (GKC §53u), Hitpa'el lends "need" its own. One future for two binyanim: Hif'il gives a hollow root the i that one with yod has in Pa'al too. */
const oneFutureForTwo = ["can as Huf'al", "need as Hitpa'el", "put as Hif'il", "sing as Hif'il", "understand as Pa'al"];

it('no form is right in another binyan, but the future of hollow roots with yod', () => {
  const alsoRight = verbs.flatMap((verb) =>
    binyanim
      .filter((binyan) => binyan !== verb.binyan)
      .flatMap((binyan) =>
        formsOf(verb)
          .filter(([form, hebrew]) => !findVerbFormError(verb.root, binyan, form, hebrew))
          .map(() => `${verb.id} as ${binyan}`),
      ),
  );
  expect(alsoRight).toEqual(oneFutureForTwo);
});

it('no form is right for another root', () => {
  const roots = [...new Set(verbs.map(({ root }) => root))];
  const alsoRight = verbs.flatMap((verb) =>
    roots
      .filter((root) => root !== verb.root)
      .flatMap((root) => formsOf(verb).filter(([form, hebrew]) => !findVerbFormError(root, verb.binyan, form, hebrew))),
  );
  expect(alsoRight).toEqual([]);
});
