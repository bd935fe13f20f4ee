// @vitest-environment happy-dom
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { mount } from './mount.ts';

/** As its view is drawn: a switch, a menu, a button, and what they were set to. */
function Panel() {
  const [isOn, setOn] = useState(false);
  const [version, setVersion] = useState('kjv');
  const [presses, setPresses] = useState(0);
  return (
    <div>
      <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      <select value={version} onChange={({ target }) => setVersion(target.value)}>
        <option value="nkjv" disabled>
          NKJV
        </option>
        <option value="kjv">KJV</option>
        <option value="web">WEB</option>
      </select>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Press
      </button>
      <output>{`${isOn} ${version} ${presses}`}</output>
    </div>
  );
}

const root = (): HTMLElement => document.querySelector<HTMLElement>('[data-island]') ?? document.body;
const find = <Found extends HTMLElement>(selector: string): Found => {
  const found = root().querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const bringToLife = () => mount({ name: 'panel', when: 'interaction', load: () => Promise.resolve(Panel) });

beforeEach(() => {
  document.body.innerHTML = `<div data-island="panel">${renderToString(<Panel />)}</div>`;
  window.early = [];
});

test('what was done before any script came counts', async () => {
  find<HTMLInputElement>('input').checked = true;
  find<HTMLSelectElement>('select').value = 'web';
  window.early = [find('button')];
  bringToLife();
  await vi.waitFor(() => expect(find('output').textContent).toBe('true web 1'));
});

test('an island whose field had the focus before its script came is alive at once', async () => {
  find('button').focus();
  bringToLife();
  await vi.waitFor(() => expect(root().dataset['alive']).toBe('true'));
});

test('where nothing was done it waits', async () => {
  bringToLife();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(root().dataset['alive']).toBeUndefined();
  find('button').click();
  await vi.waitFor(() => expect(find('output').textContent).toBe('false kjv 1'));
});

test('a press in another part of the page does not wake it', async () => {
  const other = document.body.appendChild(document.createElement('button'));
  window.early = [other];
  bringToLife();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(root().dataset['alive']).toBeUndefined();
});
