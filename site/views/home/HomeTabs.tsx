import { Tabs } from 'radix-ui';
import { productName } from '#data/site/product.ts';
import { TabList, TabPanel } from '../ui/StaticTabs.tsx';
import { HomeFeatures } from './HomeFeatures.tsx';
import { HomeTools } from './HomeTools.tsx';
import { HomeVersions, type VersionGroup } from './HomeVersions.tsx';

export interface HomeTabsProps {
  /** Entries of both dictionaries. */
  entries: number;
  groups: readonly VersionGroup[];
}

/**
 * What the site has, on three tabs. All three stand in the page: without scripts they are read one below the other
 * under their headings, which the tabs replace. Ids are given, since those that React makes differ between a page and
 * an island within it.
 */
export function HomeTabs({ entries, groups }: HomeTabsProps) {
  const tabs = [
    {
      id: 'features',
      name: 'Features',
      title: `Features of ${productName}`,
      panel: <HomeFeatures entries={entries} />,
    },
    { id: 'versions', name: 'Bible Versions', title: 'Bible Versions', panel: <HomeVersions groups={groups} /> },
    { id: 'tools', name: 'Research Tools', title: 'Research Tools', panel: <HomeTools /> },
  ];
  return (
    <Tabs.Root defaultValue="features">
      <TabList className="tabs js" aria-label="About this site">
        {tabs.map(({ id, name }) => (
          <Tabs.Trigger key={id} value={id} id={`tab-${id}`} aria-controls={id}>
            {name}
          </Tabs.Trigger>
        ))}
      </TabList>
      {tabs.map(({ id, title, panel }) => (
        <TabPanel key={id} value={id} id={id} aria-labelledby={`tab-${id}`} forceMount>
          <h2>{title}</h2>
          {panel}
        </TabPanel>
      ))}
    </Tabs.Root>
  );
}
