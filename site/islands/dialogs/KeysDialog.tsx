import { useId } from 'react';
import { setSingleKeys } from '../../client/single-keys.ts';
import { useSingleKeys } from '../../client/use-single-keys.ts';
import {
  alongPages,
  alongWords,
  closeOpen,
  showKeys,
  showKeysAlways,
  singleKeys,
  toEntrySection,
  toNotifications,
  toSearchBox,
} from './messages.ts';

const keys: [key: string, use: string][] = [
  ['/', toSearchBox],
  ['?', showKeys],
  ['Ctrl ?', showKeysAlways],
  ['← →', alongPages],
  ['1 2 3', toEntrySection],
  ['← →', alongWords],
  ['F8', toNotifications],
  ['Esc', closeOpen],
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
        {singleKeys}
      </label>
      <p id={hint} className="small">
        If this is off, the keys /, ? and the numbers do nothing, and in Study Mode the numbers and U do nothing. This
        helps if you control the device by voice or press keys by mistake. The setting applies to this device only.
      </p>
    </div>
  );
}
