import { loadSuggestionList } from '../search/load-suggestion-list.ts';
import { mount } from '../shared/mount.ts';

mount({
  name: 'home-search',
  when: 'interaction',
  load: async () => {
    // Beside the box itself, which is likely to be what is used; what fails is told where it is drawn.
    loadSuggestionList().catch(() => undefined);
    return (await import('./HomeSearchIsland.tsx')).HomeSearchIsland;
  },
});
mount({
  name: 'home-tabs',
  when: 'interaction',
  load: async () => (await import('../../views/home/HomeTabs.tsx')).HomeTabs,
});
