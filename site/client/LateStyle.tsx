import { useInsertionEffect } from 'react';
import { addStyle } from './add-style.ts';

/** The style of content that an island renders late. It is added together with that content. */
export function LazyStyle({ css }: { css: string }) {
  useInsertionEffect(() => addStyle(css), [css]);
  return null;
}
