import { useState } from 'react';
import { copyFormats, tryParseCopyFormat, type CopyFormat } from './copy-format.ts';
import { useClientValue } from '../../client/use-on-device.ts';
import { storeCopyFormat, readCopyFormat } from './copy-setting.ts';
import { copyFormatLabel } from './messages.ts';

/** The format in which this device copies verses. Shows the last one used, and stores the choice. */
export function CopyFormatMenu() {
  const saved = useClientValue(readCopyFormat);
  const [chosenFormat, choose] = useState<CopyFormat>();
  const format = chosenFormat ?? saved;
  // Only the device knows the format, so the server renders nothing.
  if (!format) return null;
  return (
    <label className="field">
      {copyFormatLabel}{' '}
      <select
        value={format}
        onChange={(event) => {
          const chosen = tryParseCopyFormat(event.target.value) ?? format;
          storeCopyFormat(chosen);
          choose(chosen);
        }}
      >
        {copyFormats.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
