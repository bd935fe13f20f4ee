/** As in `Layout.astro`: React puts a style before all others of the page, where a layer named first would be the weakest. */
const layers = '@layer tokens,base,parts;';

/** The style of what an island draws late; it comes once, with the first of its name. */
export function LateStyle({ name, css }: { name: string; css: string }) {
  return (
    <style href={name} precedence="low">
      {layers + css}
    </style>
  );
}
