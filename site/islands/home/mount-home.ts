import { mount } from '../../client/mount.ts';
import { readReadingPlace } from '../../client/reading-place.ts';
import { continueReadingMessage } from '../../views/home/messages.ts';
import { siteSettingsEvent } from '../../client/read-site-settings.ts';
import { setParallelSwitch } from '../../chrome/parallel-switch.ts';

setParallelSwitch();
addEventListener(siteSettingsEvent, setParallelSwitch);

const link = document.querySelector<HTMLAnchorElement>('.reading');
const place = readReadingPlace();
if (link && place) {
  link.href = place.path;
  link.textContent = continueReadingMessage(place.name);
}

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
