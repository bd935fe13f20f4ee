/** How `astro build` runs: about 920 MB at its peak. A single thread used 801 MB, and the defaults used 1,200 MB. */
export const astroArguments: readonly string[] = [
  // The lower V8's limit, the sooner it collects garbage. 190 MB are in use.
  '--max-old-space-size=1024',
  '--max-semi-space-size=16',
  'node_modules/astro/bin/astro.mjs',
  'build',
];

export const astroEnvironment: Readonly<Record<string, string>> = {
  // Rolldown and Astro's compiler use the allocator mimalloc, which returns the memory of bundles after this many
  // milliseconds.
  MIMALLOC_PURGE_DELAY: '0',
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
};
