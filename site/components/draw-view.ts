import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * HTML of a view that no island takes over. Astro's own way draws a component twice, once to learn whose it is, which
 * the 14,197 entry pages would feel. React writes attributes in double quotes, so that an apostrophe needs no escape.
 */
export function drawView<Props extends object>(view: ComponentType<Props>, props: Props): string {
  return renderToStaticMarkup(createElement(view, props)).replaceAll('&#x27;', "'");
}
