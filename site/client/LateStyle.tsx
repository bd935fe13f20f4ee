import { useInsertionEffect } from 'react';
import { addStyle } from './add-style.ts';

/** The style of what an island draws late; it comes with what is drawn. */
export function LateStyle({ css }: { css: string }) {
  useInsertionEffect(() => addStyle(css), [css]);
  return null;
}
