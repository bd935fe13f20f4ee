/** Types of the bundler's imports. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}

interface ImportMeta {
  readonly env: { readonly DEV: boolean };
}
