import { Fragment } from 'react';
import type { TabId } from '../tab-scripts.ts';
import { chooseSettingsCategory } from '../settings/chosen-category.ts';

/** Places of the dashboard as messages name them: the tab, then its part. */
const places: Readonly<Record<string, { tab: TabId; category?: string }>> = {
  'System Settings, Email': { tab: 'system-settings', category: 'Email' },
  'Email Test, Outbox': { tab: 'email-test' },
  'Import Status, Pages': { tab: 'import-status' },
};
const namesOfPlaces = new RegExp(`(${Object.keys(places).join('|')})`);

/** A message in which each place of the dashboard is a link. */
export function LinkedText({ text }: { text: string }) {
  return text.split(namesOfPlaces).map((part, index) => {
    const place = places[part];
    return place ? (
      <a
        key={index}
        href={`/admin#${place.tab}`}
        onClick={() => place.category && chooseSettingsCategory(place.category)}
      >
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    );
  });
}
