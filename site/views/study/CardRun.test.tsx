// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { StudyCard } from '#data/study/contract/study-deck.ts';
import { CardRun, type CardRunProps } from './CardRun.tsx';

const card: StudyCard = {
  id: 'table',
  hebrew: 'שֻׁלְחָן',
  transliteration: 'shulchan',
  english: 'table',
  note: 'noun, masculine',
  forms: [{ label: 'Plural', hebrew: 'שֻׁלְחָנוֹת', transliteration: 'shulchanot' }],
  entry: { number: 'H7979', total: 71 },
  verse: {
    reference: 'Psalm 23:5',
    hebrew: { text: 'תַּעֲרֹךְ לְפָנַי שֻׁלְחָן', marks: {}, found: [[18, 26]] },
    english: { text: 'Thou preparest a table before me', marks: { supplied: [[5, 14]] }, found: [[17, 22]] },
  },
};
const grades = [{ grade: 3 as const, name: 'Good', wait: '10 min', isSuggested: true }];

function renderRun(props: Partial<CardRunProps>) {
  const acts = { onAnswer: vi.fn(), onGrade: vi.fn(), onInsist: vi.fn(), onSpeak: vi.fn(), onLeave: vi.fn() };
  const counts = { due: 1, fresh: 2, answered: 0 };
  render(
    <CardRun
      counts={counts}
      card={card}
      direction="he-en"
      way={{ kind: 'typed' }}
      canSpeak={false}
      {...acts}
      {...props}
    />,
  );
  return acts;
}

it('shows a word, focuses the answer field, and submits the answer on Enter', async () => {
  const { onAnswer } = renderRun({});
  expect(screen.getByText('שֻׁלְחָן').getAttribute('lang')).toBe('he');
  expect(screen.queryByText('noun, masculine')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('In English'));
  await userEvent.keyboard('Table{Enter}');
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('Table');
});

it('shows the meaning and uses a right-to-left field in the other direction', () => {
  renderRun({ direction: 'en-he' });
  screen.getByText('table');
  expect(screen.getByLabelText(/In Hebrew/).getAttribute('dir')).toBe('rtl');
});

it('shows a new card with its answer, and asks it when the learner is ready', async () => {
  const onSeen = vi.fn();
  const scrolledTo = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  renderRun({ isShown: true, onSeen, deck: 'letters' });
  const answer = screen.getByRole('group', { name: 'Answer' });
  expect(answer.textContent).toContain('table');
  expect(answer.textContent).toContain('noun, masculine');
  // The word is above its answer, so the whole card is scrolled into view.
  expect(document.activeElement).toBe(answer);
  expect(scrolledTo.mock.contexts).toEqual([answer.closest('.flashcard')]);
  scrolledTo.mockRestore();
  screen.getByText('Hebrew is read from right to left.');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('group', { name: 'How well did you know it?' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Ask me/ }));
  expect(onSeen).toHaveBeenCalledOnce();
});

it.each([
  ['letters', /right to left/],
  ['vowels', /The mark is the small sign at the letter/],
  ['words', undefined],
] as const)('shows the hint of the deck %s on a new card only', (deck, hint) => {
  renderRun({ isShown: true, deck });
  const shown = screen.getByText('New card').textContent;
  if (hint) expect(shown).toMatch(hint);
  else expect(shown).toBe('New card');
  cleanup();
  renderRun({ deck });
  expect(screen.queryByText('New card')).toBeNull();
  if (hint) expect(screen.queryByText(hint)).toBeNull();
});

it('offers Hebrew letters to press and leaves the focus in the field', async () => {
  const { onAnswer } = renderRun({ direction: 'en-he' });
  await userEvent.click(screen.getByRole('button', { name: 'Hebrew keyboard' }));
  const keys = screen.getByRole('group', { name: 'Hebrew keyboard' });
  // 22 letters, five final forms, a space and a delete key.
  expect(keys.querySelectorAll('button')).toHaveLength(29);
  for (const letter of 'שולח') await userEvent.click(screen.getByRole('button', { name: letter }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete the last letter' }));
  for (const letter of 'חן') await userEvent.click(screen.getByRole('button', { name: letter }));
  expect(document.activeElement).toBe(screen.getByLabelText(/In Hebrew/));
  await userEvent.keyboard('{Enter}');
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('שולחן');
});

it('lets the reader overrule the check and undo a grade', async () => {
  const onUndo = vi.fn();
  const { onInsist } = renderRun({ answer: { verdict: 'wrong', typed: 'desk', grades }, onUndo });
  await userEvent.click(screen.getByRole('button', { name: 'I was right' }));
  expect(onInsist).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: /Undo/ }));
  expect(onUndo).toHaveBeenCalledOnce();
});

it('reserves the space of “Undo” while there is no grade to undo', () => {
  renderRun({});
  expect(screen.getByRole('button', { name: /Undo/ })).toHaveProperty('disabled', true);
});

it('lets the reader choose among answers', async () => {
  const { onAnswer } = renderRun({ way: { kind: 'chosen', choices: ['chair', 'table', 'lamp'] } });
  expect(document.activeElement?.textContent).toContain('chair');
  await userEvent.click(screen.getByRole('button', { name: /table/ }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('table');
  await userEvent.keyboard('3');
  expect(onAnswer).toHaveBeenLastCalledWith('lamp');
});

it('lets the reader build a word from letters, each usable once', async () => {
  const { onAnswer } = renderRun({
    direction: 'en-he',
    way: { kind: 'built', tiles: { pieces: ['ל', 'ש', 'ן', 'ח'], between: '' } },
  });
  for (const letter of 'שח') await userEvent.click(screen.getByRole('button', { name: letter }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove last' }));
  for (const letter of 'לחן') await userEvent.click(screen.getByRole('button', { name: letter }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ש' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /Check/ }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('שלחן');
});

it('speaks a word instead of showing it, and shows it with the answer', async () => {
  const onSpeak = vi.fn();
  renderRun({ isHeard: true, onSpeak });
  expect(onSpeak).toHaveBeenCalledOnce();
  expect(screen.queryByText('שֻׁלְחָן')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hear it again' }));
  expect(onSpeak).toHaveBeenCalledTimes(2);
  cleanup();
  renderRun({ isHeard: true, onSpeak, answer: { verdict: 'right', typed: 'table', grades } });
  expect(screen.getAllByText('שֻׁלְחָן').length).toBeGreaterThan(0);
});

it('only shows the answer if none is typed', async () => {
  const { onAnswer } = renderRun({ way: { kind: 'shown' } });
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Show the answer/ }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('');
});

it('shows the wrong answer, all details of the card, and the grades', async () => {
  const { onGrade } = renderRun({ answer: { verdict: 'wrong', typed: 'chair', grades } });
  const answer = screen.getByRole('group', { name: 'Answer' });
  expect(document.activeElement).toBe(answer);
  expect(answer.textContent).toContain('Not right. You typed: chair');
  for (const part of ['table', 'shulchan', 'noun, masculine', 'shulchanot', 'Psalm 23:5 (KJV)']) {
    expect(answer.textContent).toContain(part);
  }
  expect([...answer.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['שֻׁלְחָן', 'table']);
  expect(answer.querySelector('i')?.textContent).toBe('preparest');
  expect(answer.textContent).toContain('71 times in the Hebrew Bible');
  expect(screen.queryByRole('button', { name: 'Speak' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Good 10 min/ }));
  expect(onGrade).toHaveBeenCalledExactlyOnceWith(3);
});

it('offers speech if the device has a Hebrew voice', () => {
  renderRun({ answer: { verdict: 'right', typed: 'table', grades }, canSpeak: true });
  screen.getByText('Right.');
  screen.getByRole('button', { name: 'Speak' });
});

const ways: [kind: string, way: CardRunProps['way'], says: string][] = [
  ['typed', { kind: 'typed' }, 'You typed: chair'],
  ['chosen', { kind: 'chosen', choices: ['chair', 'table'] }, 'You chose: chair'],
];
it.each(ways)('names a wrong answer that was %s', (_, way, says) => {
  renderRun({ way, answer: { verdict: 'wrong', typed: 'chair', grades } });
  expect(screen.getByRole('group', { name: 'Answer' }).textContent).toContain(says);
});

it('offers “I don’t know” until something is typed', async () => {
  renderRun({});
  expect(screen.getByRole('button', { name: /I don’t know/ })).toBeDefined();
  await userEvent.keyboard('t');
  expect(screen.getByRole('button', { name: /Check/ })).toBeDefined();
});
