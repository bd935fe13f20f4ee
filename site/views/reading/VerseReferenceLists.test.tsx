// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VerseReferenceLists } from './VerseReferenceLists.tsx';

const link = (id: number, reference: string) => ({ id, reference, href: `/x#${id}` });

it('lists the references of each book after its name, and the rest on request', () => {
  const isaiah = Array.from({ length: 29 }, (_, index) => link(23_001_001 + index, `Isaiah 1:${index + 1}`));
  const treasury = [link(19_038_014, 'Psalm 38:14–15'), ...isaiah, link(43_001_029, 'John 1:29')];
  render(<VerseReferenceLists treasury={treasury} passages={[]} references={[]} />);
  const [first, second, third] = screen.getAllByRole('listitem', { hidden: true });
  expect(first?.textContent).toBe('Psalms 38:14–15');
  expect(second?.textContent).toMatch(/^Isaiah 1:1, 1:2, .*, 1:29$/);
  expect(third?.textContent).toBe('John 1:29');
  const more = screen.getByText('1 more').closest('details');
  expect(
    within(more ?? document.body)
      .getByText('1:29')
      .getAttribute('href'),
  ).toBe('/x#43001029');
});

it('says how passages are related', () => {
  const passage = { at: 'Matthew 1:23', passages: [link(23_007_014, 'Isaiah 7:14'), link(23_008_008, 'Isaiah 8:8')] };
  render(
    <VerseReferenceLists
      treasury={[]}
      passages={[
        { relation: 'quotes', agreesWithSeptuagint: true, ...passage },
        { relation: 'quoted', agreesWithSeptuagint: false, ...passage },
        { relation: 'parallel', agreesWithSeptuagint: false, ...passage },
      ]}
      references={[]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Quotes Isaiah 7:14, Isaiah 8:8 (agrees with the Septuagint)',
    'Quoted in Isaiah 7:14, Isaiah 8:8',
    'Matthew 1:23 is parallel to Isaiah 7:14, Isaiah 8:8',
  ]);
});
