import { Tabs } from 'radix-ui';

/**
 * Radix sets style attributes on tab lists and panels, which the content security policy blocks in pages built in
 * advance. They are an outline that `tabs.css` removes, and the duration of an animation that does not exist.
 */
function Unstyled({ style: _style, ...props }: React.ComponentProps<'div'>) {
  return <div {...props} />;
}

/** `Tabs.List` for pages that are rendered at build time. */
export function TabList({ children, ...props }: React.ComponentProps<typeof Tabs.List>) {
  return (
    <Tabs.List {...props} asChild>
      <Unstyled>{children}</Unstyled>
    </Tabs.List>
  );
}

/**
 * Radix makes a tab list reachable with Tab only after hydration, in an effect. The selected tab is therefore a tab stop
 * itself, so that it can be reached before the island's scripts have loaded.
 */
function TabStop(props: React.ComponentProps<'button'>) {
  return <button {...props} tabIndex={props['aria-selected'] ? 0 : -1} />;
}

/** `Tabs.Trigger` for pages that are rendered at build time. */
export function Tab({ children, ...props }: React.ComponentProps<typeof Tabs.Trigger>) {
  return (
    <Tabs.Trigger {...props} asChild>
      <TabStop>{children}</TabStop>
    </Tabs.Trigger>
  );
}

/** `Tabs.Content` for pages that are rendered at build time. */
export function TabPanel({ children, ...props }: React.ComponentProps<typeof Tabs.Content>) {
  return (
    <Tabs.Content {...props} asChild>
      <Unstyled>{children}</Unstyled>
    </Tabs.Content>
  );
}
