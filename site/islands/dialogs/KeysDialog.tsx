import { useId } from 'react';
import { setSingleKeys } from '../../client/single-keys.ts';
import { useSingleKeys } from '../../client/use-single-keys.ts';

const keys: [key: string, use: string][] = [
  ['/', 'Go to the search box'],
  ['?', 'Show this list'],
  ['Ctrl ?', 'Show this list, also where single keys are switched off'],
  ['← →', 'Move along the pages of a list'],
  ['1 2 3', 'On an entry, go to its definition, usage or origin'],
  ['← →', 'From a verse’s number, move through its words'],
  ['F8', 'Go to the notifications'],
  ['Esc', 'Close what is open'],
];

/** The shortcuts that work on every page, and a setting for single-character shortcuts. */
export function KeysDialog() {
  const hint = useId();
  const isOn = useSingleKeys();
  return (
    <div className="body keys">
      <dl>
        {keys.map(([key, use]) => (
          <div key={use}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input
          type="checkbox"
          aria-describedby={hint}
          checked={isOn}
          onChange={({ target }) => setSingleKeys(target.checked)}
        />
        Single-key shortcuts
      </label>
      <p id={hint} className="small">
        Switched off, / and ? and numbers do nothing by themselves, nor do numbers and U in Study Mode. That helps those
        who speak to the device, or press keys by mistake. It holds on this device.
      </p>
    </div>
  );
}
