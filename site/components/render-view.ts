import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders a view that is not an island to HTML. Astro renders a component twice, the first time to detect its
 * framework, which would slow down the 14,197 entry pages. React puts attributes in double quotes, so an apostrophe
 * needs no escape.
 */
export function renderView<Props extends object>(view: ComponentType<Props>, props: Props): string {
  return renderToStaticMarkup(createElement(view, props)).replaceAll('&#x27;', "'");
}
