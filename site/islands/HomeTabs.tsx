import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';

interface Props {
  features?: ReactNode;
  versions?: ReactNode;
  tools?: ReactNode;
}

/** All panels are in the page; without scripts they stand below one another under their headings. */
export function HomeTabs({ features, versions, tools }: Props) {
  return (
    <Tabs.Root defaultValue="features">
      <Tabs.List className="tabs" aria-label="About this site">
        <Tabs.Trigger value="features">Features</Tabs.Trigger>
        <Tabs.Trigger value="versions">Bible Versions</Tabs.Trigger>
        <Tabs.Trigger value="tools">Research Tools</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content forceMount value="features">{features}</Tabs.Content>
      <Tabs.Content forceMount value="versions">{versions}</Tabs.Content>
      <Tabs.Content forceMount value="tools">{tools}</Tabs.Content>
    </Tabs.Root>
  );
}
