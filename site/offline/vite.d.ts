/** What the bundler gives, of which this folder's own types know nothing. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}

interface ImportMeta {
  readonly env: { readonly DEV: boolean };
}
