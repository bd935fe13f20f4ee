export interface IslandRootProps {
  name: string;
  /** A `div` for block content, a `span` for inline content. */
  as: 'div' | 'span';
  className?: string | undefined;
  /** Serializable data; absent if the island takes no props. */
  props?: object | undefined;
  children: React.ReactNode;
}

/** The root of an island within a page that is not an island as a whole. The children are its initial render. */
export function IslandRoot({ name, as: Root, className, props, children }: IslandRootProps) {
  return (
    <Root className={className} data-island={name} data-props={props && JSON.stringify(props)}>
      {children}
    </Root>
  );
}
