import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { sharedDeck } from '../../testing/shared-deck.ts';
import { checkAnswer } from './check-answer.ts';

const library = new Database(process.env.LEXICON_LIBRARY ?? 'data/library.sqlite', { readonly: true });
const usages = new Map(
  library
    .prepare<[], { number: string; usage: string }>('SELECT number, usage FROM entries')
    .all()
    .map(({ number, usage }) => [number, usage]),
);

/** Base forms of renderings that are plurals, comparatives and forms of verbs. A card asks for the base form. */
const irregular = new Map(
  'brethren brother,men man,teeth tooth,feet foot,kine cow,families family,cities city,said say,heard hear,went go,went out go out,went up go up,stood stand,arose arise,took take,found find,sent send,chosen choose,built build,forsaken forsake,sold sell,wept weep,spake speak,written write,knew know,told tell,met meet,clothed clothe,blessed be blessed,deeper deep,younger young,begat be born'
    .split(',')
    .map((pair): [string, string] => {
      const [form = ''] = /^(?:went (?:out|up)|\w+)/.exec(pair) ?? [];
      return [form, pair.slice(form.length + 1)];
    }),
);
function baseForms(rendering: string): string[] {
  const text = rendering.toLowerCase();
  return [
    text,
    irregular.get(text) ?? text,
    text.replace(/ies$/, 'y'),
    text.replace(/es$/, ''),
    text.replace(/s$/, ''),
    text.replace(/e?d$/, ''),
    text.replace(/d$/, ''),
    `to be ${text}`,
  ];
}

/**
 * Read one by one: another sense, stem or kind of word than that of the card ("face", not "before"), or a tag of the
 * edition on the word next to it.
 */
const refusedRightly = `
parent: conceived; guest: wayfaring man; doctor: healed; teacher: former rain; face: before; nose: anger;
back: eminent place; plate: bosom; animal: life; autumn: winter; appointed-time: congregation;
yesterday: before; square: talents; shop: cabins; there: Whither; here: side; colour: divers colours;
answer: expired; holiness: holy; anger: grief; lie: lying; short: small; wide: large; heavy: great;
hard: stiffnecked; hot: took hot; happy: rejoice; alive: life; green: green thing; correct: prepared;
nice: desired; israeli: Israel; he: she; you-to-several: thou; you-to-several-women: thou; they: these; they-of-women: therein;
these: other; who: any; why: What; when: long; how-many: What; to: Against; on: beside; until: for;
from: among; with: among; et: untranslated; of: cause; for-the-sake-of: for; against: before; next-to: hand;
inside: midst; if: not; that: because; therefore: true; when-as: because; yes: true; a-lot: multiply;
perhaps: be; alone: staves; do-not: never; there-is-not: not; there-is: is; please: Oh; learn: teach;
think: counted; want: accept; sing: singers; grow: great; tell: scribe; play: laugh; clean: unpunished;
repair: straight; gladden: rejoice; arrive: toucheth; bring: come; show: see; invite: appointed;
continue: draw; add: again; get-dressed: clothed; marry: father in law; grow-old: old; enter: gather together;
be-careful: warn; seem: see; be-respected: honour; be-educated: dedicated; be-invited: appointed;
be-brought: come
`;

it('the commonest rendering of the King James Version is accepted, unless it has another sense', () => {
  const refused: string[] = [];
  let asked = 0;
  for (const deck of ['words', 'verbs'] as const) {
    const rows: { id: string; strongs?: string }[] = JSON.parse(
      readFileSync(`data/hebrew/content/${deck}.json`, 'utf8'),
    );
    const { cards } = sharedDeck(deck);
    for (const { id, strongs = '' } of rows) {
      const usage = usages.get(strongs);
      const card = cards.find((each) => each.id === id);
      if (!usage || !card) continue;
      const [, commonest = ''] = /^(.*?) \([\d,]+×\)/.exec(usage) ?? [];
      asked += 1;
      const isRight = baseForms(commonest).some(
        (typed) => checkAnswer(typed, { card, direction: 'he-en', deck, cards }).verdict !== 'wrong',
      );
      if (!isRight) refused.push(`${id}: ${commonest}`);
    }
  }
  expect(asked).toBe(553);
  expect(refused).toEqual(refusedRightly.trim().split(/;\s+/));
});
