import { mount } from '../../client/mount.ts';
import { readReadingPlace } from '../../client/reading-place.ts';
import { continueReadingMessage } from '../../views/home/messages.ts';
import { readSiteSettings, siteSettingsEvent } from '../../client/read-site-settings.ts';
import { hasStudyNotes } from '../my-study/study-flag.ts';
import { setParallelSwitch } from '../../chrome/parallel-switch.ts';

setParallelSwitch();
addEventListener(siteSettingsEvent, setParallelSwitch);

const link = document.querySelector<HTMLAnchorElement>('.reading');
const place = readReadingPlace();
if (link && place) {
  link.href = place.path;
  link.textContent = continueReadingMessage(place.name);
}

if (link && hasStudyNotes())
  void import('../my-study/todays-reading.ts').then(({ showTodaysReading }) => showTodaysReading(link));

mount({
  name: 'home-search',
  when: 'interaction',
  isAwake: hasChangedVersions,
  load: async () => (await import('./HomeSearchIsland.tsx')).HomeSearchIsland,
});
mount({
  name: 'home-tabs',
  when: 'interaction',
  load: async () => (await import('../../views/home/HomeTabs.tsx')).HomeTabs,
});

/**
 * Whether an administrator changed versions since this page was built. Its menu then follows at once. A hidden version
 * that the footer does not name was hidden before.
 */
async function hasChangedVersions(): Promise<boolean> {
  const hasChanges = (): boolean =>
    Object.entries(readSiteSettings().versions).some(
      ([code, { isHidden }]) => !isHidden || document.querySelector(`.foot [data-version="${code}"]`) !== null,
    );
  if (!hasChanges()) await new Promise((resolve) => addEventListener(siteSettingsEvent, resolve, { once: true }));
  return hasChanges();
}
