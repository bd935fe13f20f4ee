export interface IslandRootProps {
  name: string;
  /** A `div` holds blocks; a `span` stands in a line. */
  as: 'div' | 'span';
  className?: string | undefined;
  /** Plain data; with none the island is drawn without. */
  props?: object | undefined;
  children: React.ReactNode;
}

/** Within a page that no island takes over as a whole, a part that one does: the children are its first drawing. */
export function IslandRoot({ name, as: Root, className, props, children }: IslandRootProps) {
  return (
    <Root className={className} data-island={name} data-props={props && JSON.stringify(props)}>
      {children}
    </Root>
  );
}
