import type { ComponentType } from 'react';
import { mount } from '../../client/mount.ts';

/**
 * Fills a page that came without content. The service worker sends such a page when the downloaded texts have the
 * content.
 */
export function renderOffline(load: () => Promise<ComponentType>): void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main || main.childElementCount > 0) return;
  main.dataset['island'] = 'here';
  mount({ name: 'here', when: 'load', load });
}
