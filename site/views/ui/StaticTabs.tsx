import { Tabs } from 'radix-ui';

/**
 * Radix gives a list of tabs and a panel style attributes, which the policy of pages does not let in where they are drawn
 * at build: an outline that tabs.css takes away, and the length of an animation that there is none of.
 */
function Unstyled({ style: _style, ...props }: React.ComponentProps<'div'>) {
  return <div {...props} />;
}

/** `Tabs.List` for pages that are drawn at build. */
export function TabList({ children, ...props }: React.ComponentProps<typeof Tabs.List>) {
  return (
    <Tabs.List {...props} asChild>
      <Unstyled>{children}</Unstyled>
    </Tabs.List>
  );
}

/** `Tabs.Content` for pages that are drawn at build. */
export function TabPanel({ children, ...props }: React.ComponentProps<typeof Tabs.Content>) {
  return (
    <Tabs.Content {...props} asChild>
      <Unstyled>{children}</Unstyled>
    </Tabs.Content>
  );
}
