import { beforeAll, describe, expect, it } from 'vitest';
import { mergeProgress } from '#data/study/contract/merge-study.ts';
import type { StudyCard, StudyDeck } from '#data/study/contract/study-deck.ts';
import { emptyProgress } from './study-progress.ts';
import { fetchScheduler } from './scheduler.ts';
import { defaultSettings } from './study-settings.ts';
import { initialStudyState, studyReducer, suggestedGrade, type StudyEvent, type StudyState } from './study-state.ts';

beforeAll(fetchScheduler);

const minute = 60_000;
const day = 24 * 60 * minute;
const noon = new Date(2026, 10, 20, 12).getTime();

const card = (id: string, hebrew: string, total = 0): StudyCard => ({
  id,
  hebrew,
  english: id,
  transliteration: id,
  forms: [],
  entry: { number: 'H1', total },
});
const deck: StudyDeck = {
  name: 'words',
  cards: [card('table', 'שֻׁלְחָן', 71), card('water', 'מַיִם', 582), card('man', 'אִישׁ', 2186)],
};

function run(settings: Partial<typeof defaultSettings>, ...events: StudyEvent[]): StudyState {
  const start = initialStudyState({ ...defaultSettings, deck: 'words', shown: false, ...settings });
  return [{ kind: 'open', open: { deck, progress: emptyProgress() } } as const, ...events].reduce(studyReducer, start);
}
const currentCard = (state: StudyState): string =>
  state.screen === 'asking' || state.screen === 'answered' ? state.card.id : state.screen;
const answer = (grade: 1 | 2 | 3 | 4, now: number): StudyEvent[] => [
  { kind: 'answer', typed: '' },
  { kind: 'grade', grade, now },
];

describe('a run', () => {
  it("asks new cards in the deck's order, or the most common in the Bible first", () => {
    expect(currentCard(run({}, { kind: 'begin', now: noon }))).toBe('table');
    expect(currentCard(run({ order: 'bible' }, { kind: 'begin', now: noon }))).toBe('man');
  });

  it('shows a new card before it is asked, but not one that is known in the other direction', () => {
    const shown = run({ shown: true }, { kind: 'begin', now: noon });
    expect(shown).toMatchObject({ screen: 'showing', card: { id: 'table' } });
    expect(studyReducer(shown, { kind: 'answer', typed: 'table' })).toBe(shown);
    const asked = studyReducer(shown, { kind: 'seen' });
    expect(asked).toMatchObject({ screen: 'asking', card: { id: 'table' } });
    const other = [
      ...answer(4, noon),
      { kind: 'choose', settings: { ...asked.settings, direction: 'en-he' } } as const,
      { kind: 'begin', now: noon } as const,
    ].reduce(studyReducer, asked);
    expect(other).toMatchObject({ screen: 'asking', card: { id: 'table' } });
  });

  it('suggests Again for an empty answer, and Good for an answer that was only thought', () => {
    const typed = run({}, { kind: 'begin', now: noon }, { kind: 'answer', typed: ' ' });
    expect(typed).toMatchObject({ verdict: 'unknown' });
    expect(suggestedGrade('unknown')).toBe(1);
    const thought = run({ typing: false }, { kind: 'begin', now: noon }, { kind: 'answer', typed: '' });
    expect(thought).toMatchObject({ verdict: 'none' });
    expect(suggestedGrade('none')).toBe(3);
  });

  it('asks each difficult card once, even if it is not due', () => {
    const begun = run({}, { kind: 'begin', now: noon }, ...answer(4, noon), { kind: 'leave' });
    const practiced = studyReducer(begun, { kind: 'practice', ids: ['table'], now: noon });
    expect(currentCard(practiced)).toBe('table');
    expect(currentCard(answer(1, noon).reduce(studyReducer, practiced))).toBe('done');
  });

  it('asks a phrase in the form for a woman on request, and accepts both forms', () => {
    const man = { ...card('tired', 'אֲנִי עָיֵף'), english: 'I am tired. (masculine speaker)' };
    const phrase: StudyCard = { ...man, woman: { hebrew: 'אֲנִי עֲיֵפָה', transliteration: 'ani ayefa' } };
    const cards: StudyDeck = { name: 'words', cards: [phrase] };
    for (const [speaker, hebrew, english] of [
      ['man', 'אֲנִי עָיֵף', /masculine/],
      ['woman', 'אֲנִי עֲיֵפָה', /feminine/],
    ] as const) {
      const asked = run(
        { speaker, direction: 'en-he' },
        { kind: 'open', open: { deck: cards, progress: emptyProgress() } },
        { kind: 'begin', now: noon },
      );
      expect(asked).toMatchObject({ card: { hebrew, english: expect.stringMatching(english) } });
      for (const typed of ['אני עיף', 'אני עיפה', 'ani ayefa'])
        expect(studyReducer(asked, { kind: 'answer', typed })).toMatchObject({
          verdict: expect.stringMatching(/right|other/),
        });
    }
  });

  it('says whether the answer was right', () => {
    const state = run({}, { kind: 'begin', now: noon }, { kind: 'answer', typed: 'Tabel' });
    expect(state).toMatchObject({ screen: 'answered', typed: 'Tabel', verdict: 'nearly' });
  });

  it('accepts that the reader calls an answer right, and suggests a grade accordingly', () => {
    const wrong = run({}, { kind: 'begin', now: noon }, { kind: 'answer', typed: 'desk' });
    expect(wrong).toMatchObject({ verdict: 'wrong' });
    expect(studyReducer(wrong, { kind: 'insist' })).toMatchObject({
      screen: 'answered',
      typed: 'desk',
      verdict: 'right',
    });
  });

  it('undoes the last grade, including the progress and the count of the day', () => {
    const before = run({}, { kind: 'begin', now: noon }, { kind: 'answer', typed: 'table' });
    const after = studyReducer(before, { kind: 'grade', grade: 4, now: noon });
    expect(currentCard(after)).toBe('water');
    expect(studyReducer(after, { kind: 'undo' })).toEqual(before);
    expect(studyReducer(studyReducer(after, { kind: 'undo' }), { kind: 'undo' })).toEqual(before);
    const done = [...answer(4, noon), ...answer(4, noon)].reduce(studyReducer, after);
    expect(done.screen).toBe('done');
    const undone = Array.from({ length: 3 }, (): StudyEvent => ({ kind: 'undo' })).reduce(studyReducer, done);
    expect(undone).toEqual(before);
    expect(studyReducer(studyReducer(after, { kind: 'leave' }), { kind: 'undo' }).screen).toBe('setup');
  });

  it('starts no more new cards than the daily limit, and more on request', () => {
    const done = run({ newPerDay: 1 }, { kind: 'begin', now: noon }, ...answer(4, noon));
    expect(done).toMatchObject({ screen: 'done', queue: { left: 2 } });
    const more = studyReducer(done, { kind: 'more', cards: 1, now: noon });
    expect(currentCard(more)).toBe('water');
    expect(answer(4, noon + minute).reduce(studyReducer, more).screen).toBe('done');
    const tomorrow = studyReducer(studyReducer(done, { kind: 'leave' }), { kind: 'begin', now: noon + day });
    expect(currentCard(tomorrow)).toBe('water');
  });

  it('repeats a forgotten card within the run, after the others', () => {
    const events: StudyEvent[] = [
      { kind: 'begin', now: noon },
      ...answer(1, noon),
      ...answer(4, noon + 1000),
      ...answer(4, noon + 2000),
    ];
    const state = run({}, ...events);
    expect(currentCard(state)).toBe('table');
    expect(answer(4, noon + 3000).reduce(studyReducer, state).screen).toBe('done');
    expect(run({}, ...events).run).toEqual({ answered: 3, again: 1, extra: 0 });
  });

  it('asks as many new cards in a step of “Today” as it says, and more only on request', () => {
    const start = run({ newPerDay: 3 }, { kind: 'begin', now: noon, fresh: 1 });
    expect(currentCard(start)).toBe('table');
    const done = answer(4, noon).reduce(studyReducer, start);
    expect(done.screen).toBe('done');
    expect(currentCard(studyReducer(done, { kind: 'more', cards: 1, now: noon }))).toBe('water');
    expect(run({ newPerDay: 3 }, { kind: 'begin', now: noon, fresh: 0 }).screen).toBe('done');
    // Another device has begun more cards of this deck in the meantime.
    const other = { ...emptyProgress(), 'he-en': { cards: {}, begun: { day: '2026-11-20', count: 9 } } };
    const merged = studyReducer(start, { kind: 'open', open: { deck, progress: other } });
    expect(answer(4, noon).reduce(studyReducer, merged).screen).toBe('done');
  });

  it('has separate progress for the two directions', () => {
    const state = run(
      {},
      { kind: 'begin', now: noon },
      ...answer(4, noon),
      { kind: 'leave' },
      { kind: 'choose', settings: { ...defaultSettings, deck: 'words', shown: false, direction: 'en-he' } },
    );
    expect(currentCard(studyReducer(state, { kind: 'begin', now: noon }))).toBe('table');
  });

  it('continues if the clock has gone back a year, or was years ahead', () => {
    for (const [first, then] of [
      [noon, noon - 365 * day],
      [noon + 9000 * day, noon],
    ] as const) {
      const learned = run(
        { newPerDay: 3 },
        { kind: 'begin', now: first },
        ...answer(4, first),
        { kind: 'leave' },
        { kind: 'begin', now: then },
      );
      expect(currentCard(learned)).toBe('table');
      const again = answer(3, then).reduce(studyReducer, learned);
      const memory = again.open?.progress['he-en'].cards['table'];
      expect(memory?.lastReview).toBe(then);
      expect(memory?.due).toBeGreaterThan(then);
      expect(Number.isFinite(memory?.stability)).toBe(true);
    }
  });

  it('continues when its deck is loaded again, and asks the added cards', () => {
    const begun = run({}, { kind: 'begin', now: noon }, { kind: 'answer', typed: 'table' });
    const cards = [...deck.cards.slice(0, 1), card('wine', 'יַיִן')];
    const late = studyReducer(begun, { kind: 'open', open: { deck: { ...deck, cards }, progress: emptyProgress() } });
    expect(late).toMatchObject({ screen: 'answered', card: { id: 'table' }, typed: 'table' });
    const next = studyReducer(late, { kind: 'grade', grade: 4, now: noon });
    expect(currentCard(next)).toBe('wine');
    const after = studyReducer(next, { kind: 'open', open: { deck, progress: emptyProgress() } });
    expect(currentCard(after)).toBe('wine');
    expect(after.open?.progress['he-en'].cards['table']?.lastReview).toBe(noon);
  });

  it('ignores an event that does not apply to its screen', () => {
    const setup = run({});
    expect(studyReducer(setup, { kind: 'grade', grade: 3, now: noon })).toBe(setup);
    expect(studyReducer(setup, { kind: 'answer', typed: 'x' })).toBe(setup);
    expect(studyReducer(initialStudyState(defaultSettings), { kind: 'begin', now: noon }).screen).toBe('setup');
  });
});

describe('merging progress', () => {
  it('uses the later answer of each card, whichever side has it', () => {
    const here = run({}, { kind: 'begin', now: noon }, ...answer(4, noon)).open?.progress ?? emptyProgress();
    const other =
      run({}, { kind: 'begin', now: noon }, ...answer(1, noon + minute), ...answer(4, noon + minute)).open?.progress ??
      emptyProgress();
    for (const merged of [mergeProgress(here, other), mergeProgress(other, here)]) {
      expect(Object.keys(merged['he-en'].cards).sort()).toEqual(['table', 'water']);
      expect(merged['he-en'].cards['table']?.lastReview).toBe(noon + minute);
      expect(merged['he-en'].begun).toEqual({ day: '2026-11-20', count: 2 });
    }
  });
});
