import { mount } from '../shared/mount.ts';

mount({
  name: 'home-search',
  when: 'interaction',
  load: async () => (await import('./HomeSearchIsland.tsx')).HomeSearchIsland,
});
mount({
  name: 'home-tabs',
  when: 'interaction',
  load: async () => (await import('../../views/home/HomeTabs.tsx')).HomeTabs,
});
