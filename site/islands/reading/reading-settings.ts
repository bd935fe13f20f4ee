import { showHebrewMarks } from './hebrew-marks.ts';
import { showNumbers } from './reading-numbers.ts';
import { readStored, writeStored } from '../stored.ts';

const sizes: [code: string, name: string][] = [['s', 'Small'], ['', 'Usual'], ['l', 'Large'], ['x', 'Larger']];

/** The panel of a chapter's settings, which stay on the device. Opened anew it is closed. */
export function toggleSettings(button: HTMLButtonElement, chapter: HTMLElement): void {
  const open = chapter.querySelector('.settings');
  button.setAttribute('aria-expanded', String(!open));
  if (open) open.remove();
  else button.parentElement?.after(panel(chapter));
}

function panel(chapter: HTMLElement): HTMLElement {
  const text = chapter.querySelector<HTMLElement>('.text');
  const root = document.documentElement;
  const form = document.createElement('form');
  form.className = 'settings';
  form.ariaLabel = 'Reading settings';
  const off = readStored('hebrewOff') ?? '';
  const radios = sizes.map(([code, name]) => field('radio', 'size', code, name, (root.dataset.size ?? '') === code));
  const fieldset = document.createElement('fieldset');
  const legend = document.createElement('legend');
  legend.textContent = 'Text size';
  fieldset.append(legend, ...radios);
  form.append(fieldset);
  if (text?.querySelector('[data-n]')) form.append(field('checkbox', 'numbers', 'on', 'Strong’s numbers', root.dataset.numbers === 'on'));
  if (text?.lang === 'hbo' || text?.lang === 'he') {
    form.append(field('checkbox', 'points', 'on', 'Points (nikud)', !off.includes('p')), field('checkbox', 'accents', 'on', 'Accents (te’amim)', !off.includes('a')));
  }
  form.addEventListener('change', () => {
    if (text) apply(new FormData(form), text);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  return form;
}

/** Sets the page as the form says. What it does not ask stays as it is. */
function apply(chosen: FormData, text: HTMLElement): void {
  const root = document.documentElement;
  const size = String(chosen.get('size') ?? '');
  root.dataset.size = size;
  writeStored('textSize', size || undefined);
  if (text.querySelector('[data-n]')) {
    const numbers = chosen.has('numbers');
    if (numbers !== (root.dataset.numbers === 'on')) {
      root.dataset.numbers = numbers ? 'on' : '';
      writeStored('numbers', numbers ? 'on' : undefined);
      showNumbers(text, numbers);
    }
  }
  if (text.lang === 'hbo' || text.lang === 'he') {
    const off = `${chosen.has('points') ? '' : 'p'}${chosen.has('accents') ? '' : 'a'}`;
    writeStored('hebrewOff', off || undefined);
    showHebrewMarks(text, { points: !off.includes('p'), accents: !off.includes('a') });
  }
}

function field(type: 'radio' | 'checkbox', name: string, value: string, label: string, checked: boolean): HTMLLabelElement {
  const element = document.createElement('label');
  const input = document.createElement('input');
  Object.assign(input, { type, name, value, checked });
  element.append(input, label);
  return element;
}
