// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { readCollected } from './collected-storage.ts';
import { readDays } from './days-storage.ts';
import { parseProgressFile } from './progress-file.ts';
import { peekProgress, readProgress } from './progress-storage.ts';
import { readStudySettings } from './settings-storage.ts';

/** The entries of localStorage that version 0.1.0 wrote. */
const card = {
  due: 1_796_299_200_000,
  lastReview: 1_795_608_000_000,
  stability: 8.2956,
  difficulty: 1,
  interval: 8,
  step: 0,
  reps: 1,
  lapses: 0,
  state: 2,
};
const phrases =
  '{"version":1,"he-en":{"cards":{"shalom":{"due":1796299200000,"lastReview":1795608000000,"stability":8.2956,"difficulty":1,"interval":8,"step":0,"reps":1,"lapses":0,"state":2}},"begun":{"day":"2026-11-25","count":1}},"en-he":{"cards":{},"begun":{"day":"","count":0}}}';
const collected = '{"version":1,"words":{"H430":{"at":1795726150570,"isIn":true}}}';
const days = '{"version":1,"devices":{"anna1234":{"2026-11-25":{"answered":1,"known":1}}}}';
const settings =
  '{"deck":"letters","direction":"he-en","exercise":"cards","order":"deck","typing":true,"newPerDay":10,"goal":20}';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('study-device', 'anna1234');
  localStorage.setItem('study-phrases', phrases);
  localStorage.setItem('study-collected', collected);
  localStorage.setItem('study-days', days);
  localStorage.setItem('study-settings', settings);
});

it('Study Mode continues with the answered cards, the words, the days and the settings of the device', () => {
  const { progress, trouble } = readProgress('phrases');
  expect(trouble).toBeUndefined();
  expect(progress['he-en']).toEqual({ cards: { shalom: card }, begun: { day: '2026-11-25', count: 1 } });
  expect(peekProgress('phrases')).toEqual(progress);
  expect(readCollected()).toEqual(JSON.parse(collected));
  expect(readDays()).toEqual(JSON.parse(days));
  // Version 0.1.0 did not have these two.
  expect(readStudySettings()).toEqual({ ...JSON.parse(settings), shown: true, speaker: 'man' });
});

it('imports an exported progress file', () => {
  const file = `{"kind":"hebrew-study-progress","version":1,"exportedAt":"2026-11-25T12:00:00.000Z","decks":{"phrases":${phrases}},"days":${days},"collected":${collected}}`;
  expect(parseProgressFile(file)).toEqual({
    decks: { phrases: JSON.parse(phrases) },
    days: JSON.parse(days),
    collected: JSON.parse(collected),
  });
});
