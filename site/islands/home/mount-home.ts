import { mount } from '../../client/mount.ts';
import { siteSettingsEvent } from '../../client/read-site-settings.ts';
import { setParallelSwitch } from '../../chrome/parallel-switch.ts';

setParallelSwitch();
addEventListener(siteSettingsEvent, setParallelSwitch);

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
