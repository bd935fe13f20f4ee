import { addStyle } from '../client/add-style.ts';
import { readStored, writeStored } from '../client/local-storage.ts';
import { closeLabel, hintLabel, turnDevice } from './bars/messages.ts';

/** Storage key that is set once a reader has seen the hint. */
const seenKey = 'turn-hint';
const upright = '(max-width: 767px) and (orientation: portrait) and (pointer: coarse)';

const css = `.tilt{display:flex;align-items:center;justify-content:center;font:var(--t1)/1.4 var(--ui)}
.tilt p{margin:.5rem 0}
.tilt button{flex:none;width:2.75rem;min-height:2.75rem;border:0;background:none;font:inherit;cursor:pointer}
@media print{.tilt{display:none}}`;

/**
 * Shows a hint on an upright phone that it can be turned, until the reader has seen it once. It is below the page, so
 * that it neither covers text nor shifts it. A page that fits the screen would be shifted, so it has no hint.
 */
export function hintToTurn(): void {
  const phone = matchMedia(upright);
  if (!phone.matches || readStored(seenKey) !== undefined) return;
  if (document.documentElement.scrollHeight <= innerHeight) return;
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
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    writeStored(seenKey, 'seen');
    seen.disconnect();
  });
  seen.observe(hint);
}
