/** The text of a file, read by Vite. */
declare module '*?raw' {
  const text: string;
  export default text;
}
