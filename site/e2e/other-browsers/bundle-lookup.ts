import { rolldown } from 'rolldown';

/** `find-targets.ts` bundled as an expression that a browser can evaluate in a page. */
export async function bundleLookup(): Promise<string> {
  const bundle = await rolldown({ input: `${import.meta.dirname}/find-targets.ts`, logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim().replace(/;$/, '');
}
