/** The URL of a file that Vite copies to the output. */
declare module '*.wasm?url' {
  const url: string;
  export default url;
}
