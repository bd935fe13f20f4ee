/** How `astro build` is run: some 920 MB at its peak. In one thread it took 801, and 1,200 with what its parts choose by themselves. */
export const astroArguments: readonly string[] = [
  // The less V8 may have, the sooner it looks for what is needed no more; 190 MB are in use.
  '--max-old-space-size=1024',
  '--max-semi-space-size=16',
  'node_modules/astro/bin/astro.mjs',
  'build',
];

export const astroEnvironment: Readonly<Record<string, string>> = {
  // Rolldown and Astro's compiler bring an allocator, mimalloc, which gives back what bundles took after so many milliseconds.
  MIMALLOC_PURGE_DELAY: '0',
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
};
