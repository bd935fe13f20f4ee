/** The address of a file that Vite lays beside the scripts. */
declare module '*.wasm?url' {
  const url: string;
  export default url;
}
