import { addStyle } from '../client/add-style.ts';
import { readStored, writeStored } from '../client/local-storage.ts';
import { closeLabel, hintLabel, turnDevice } from './bars/messages.ts';

/** Storage key that is set once a reader has seen the hint. */
const seenKey = 'turn-hint';
/** Display time in ms, long enough to read it. */
const displayMs = 10_000;
const upright = '(max-width: 767px) and (orientation: portrait) and (pointer: coarse)';

const css = `.tilt{position:fixed;z-index:7;inset-block-end:1rem;inset-inline:1rem;width:fit-content;max-width:calc(100% - 2rem);margin-inline:auto;display:flex;align-items:center;padding-inline-start:1rem;border:1px solid var(--edge);border-radius:10px;background:var(--leaf);font:var(--t1)/1.4 var(--ui)}
.tilt p{margin:.5rem 0}
.tilt button{flex:none;width:2.75rem;min-height:2.75rem;border:0;background:none;font:inherit;cursor:pointer}
@media print{.tilt{display:none}}`;

/**
 * Shows a hint once on an upright phone that it can be turned. It overlays the page, so that it causes no layout shift.
 * It disappears when it is closed, when the device is turned, or after some time.
 */
export function hintToTurn(): void {
  const phone = matchMedia(upright);
  if (!phone.matches || readStored(seenKey) !== undefined) return;
  writeStored(seenKey, 'seen');
  const hint = document.createElement('aside');
  hint.className = 'tilt';
  hint.setAttribute('aria-label', hintLabel);
  addStyle(css);
  const says = document.createElement('p');
  says.textContent = turnDevice;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = '×';
  close.setAttribute('aria-label', closeLabel);
  hint.append(says, close);
  document.body.append(hint);
  const end = (): void => hint.remove();
  close.addEventListener('click', end);
  phone.addEventListener('change', end, { once: true });
  setTimeout(end, displayMs);
}
