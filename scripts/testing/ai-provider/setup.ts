import type { TestProject } from 'vitest/node';
import { startProviderServer } from './provider-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    providerUrl: string;
  }
}

/** The AI provider for the worker's tests, which cannot start a server themselves. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await startProviderServer();
  provide('providerUrl', url);
  return close;
}
