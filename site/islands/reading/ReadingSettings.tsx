import { useState } from 'react';
import { SettingsButton } from '../../views/reading/SettingsButton.tsx';
import { readStored, writeStored } from '../../client/local-storage.ts';
import { showHebrewMarks } from './hebrew-marks.ts';
import { showNumbers } from './reading-numbers.ts';
import {
  accentsName,
  extraLargeSize,
  largeSize,
  mediumSize,
  settingsLabel,
  smallSize,
  strongsNumbers,
  textSize,
  vowelsName,
} from './messages.ts';

const sizes: [code: string, name: string][] = [
  ['s', smallSize],
  ['', mediumSize],
  ['l', largeSize],
  ['x', extraLargeSize],
];

/**
 * Settings for reading a chapter on this device. An inline script applies them before the first paint
 * (`ReadingHead.astro`).
 */
interface Settings {
  size: string;
  numbers: boolean;
  points: boolean;
  accents: boolean;
}

/** The settings button and its panel. A choice changes the text at once and is stored on the device. */
export function ReadingSettings({ text }: { text: HTMLElement }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SettingsButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {isOpen && <SettingsPanel text={text} />}
    </>
  );
}

function SettingsPanel({ text }: { text: HTMLElement }) {
  const [settings, setSettings] = useState(readSettings);
  const change = (to: Partial<Settings>): void => {
    const next = { ...settings, ...to };
    setSettings(next);
    apply(text, settings, next);
  };
  const isHebrew = text.lang === 'hbo' || text.lang === 'he';
  const hasNumbers = text.dataset.tagged !== undefined;
  return (
    <form className="settings" aria-label={settingsLabel} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{textSize}</legend>
        {sizes.map(([code, name]) => (
          <label key={code}>
            <input type="radio" name="size" checked={settings.size === code} onChange={() => change({ size: code })} />
            {name}
          </label>
        ))}
      </fieldset>
      {hasNumbers && (
        <Check label={strongsNumbers} isOn={settings.numbers} onChange={(numbers) => change({ numbers })} />
      )}
      {isHebrew && (
        <>
          <Check label={vowelsName} isOn={settings.points} onChange={(points) => change({ points })} />
          <Check label={accentsName} isOn={settings.accents} onChange={(accents) => change({ accents })} />
        </>
      )}
    </form>
  );
}

function Check({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}

function readSettings(): Settings {
  const { size = '', numbers } = document.documentElement.dataset;
  const off = readStored('hebrewOff') ?? '';
  return { size, numbers: numbers === 'on', points: !off.includes('p'), accents: !off.includes('a') };
}

/** Applies the settings to the page and stores them. */
function apply(text: HTMLElement, before: Settings, { size, numbers, points, accents }: Settings): void {
  const { dataset } = document.documentElement;
  dataset.size = size;
  writeStored('textSize', size || undefined);
  if (numbers !== before.numbers) {
    dataset.numbers = numbers ? 'on' : '';
    writeStored('numbers', numbers ? 'on' : undefined);
    showNumbers(text, numbers);
  }
  if (points !== before.points || accents !== before.accents) {
    writeStored('hebrewOff', `${points ? '' : 'p'}${accents ? '' : 'a'}` || undefined);
    showHebrewMarks(text, { points, accents });
  }
}
