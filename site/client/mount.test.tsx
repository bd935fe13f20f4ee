// @vitest-environment happy-dom
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { mount } from './mount.ts';

/** A sample island: a checkbox, a select, a button, and an output with their state. */
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
  const element = root().querySelector<Found>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};
/** A busy machine takes many seconds for what an idle one does at once. */
const patience = { timeout: 60_000 };
const mountPanel = () => mount({ name: 'panel', when: 'interaction', load: () => Promise.resolve(Panel) });

beforeEach(() => {
  document.body.innerHTML = `<div data-island="panel">${renderToString(<Panel />)}</div>`;
  window.early = [];
});

test('replays what was done before any script loaded', async () => {
  find<HTMLInputElement>('input').checked = true;
  find<HTMLSelectElement>('select').value = 'web';
  window.early = [find('button')];
  mountPanel();
  await vi.waitFor(() => expect(find('output').textContent).toBe('true web 1'), patience);
});

test('hydrates at once if a field had the focus before its script loaded', async () => {
  find('button').focus();
  mountPanel();
  await vi.waitFor(() => expect(root().dataset['alive']).toBe('true'), patience);
});

/** Mounts another island that starts at once, and waits for it. One that was mounted before it would be alive by then. */
async function waitForOtherIsland(): Promise<void> {
  const other = document.body.appendChild(document.createElement('div'));
  other.dataset['island'] = 'other';
  mount({ name: 'other', when: 'load', load: () => Promise.resolve(Panel) });
  await vi.waitFor(() => expect(other.dataset['alive']).toBe('true'), patience);
}

test('is not hydrated before an interaction', async () => {
  mountPanel();
  await waitForOtherIsland();
  expect(root().dataset['alive']).toBeUndefined();
  find('button').click();
  await vi.waitFor(() => expect(find('output').textContent).toBe('false kjv 1'), patience);
});

test('ignores a press in another part of the page', async () => {
  const other = document.body.appendChild(document.createElement('button'));
  window.early = [other];
  mountPanel();
  await waitForOtherIsland();
  expect(root().dataset['alive']).toBeUndefined();
});
