import { useId } from 'react';
import { setSingleKeys } from '../../client/single-keys.ts';
import { useSingleKeys } from '../../client/use-single-keys.ts';

const keys: [key: string, use: string][] = [
  ['/', 'Go to the search box'],
  ['?', 'Show this list'],
  ['Ctrl ?', 'Show this list, even if single-key shortcuts are off'],
  ['← →', 'Move between the page numbers of a list'],
  ['1 2 3', 'On an entry, go to its definition, usage or origin'],
  ['← →', 'On a verse number: move between words'],
  ['F8', 'Go to the notifications'],
  ['Esc', 'Close a dialog or list'],
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
        If this is off, the keys /, ? and the numbers do nothing, and in Study Mode the numbers and U do nothing. This
        helps if you control the device by voice or press keys by mistake. The setting applies to this device only.
      </p>
    </div>
  );
}
