import type { TestProject } from 'vitest/node';
import { startMailServer, type MailServer } from './mail-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    mailServer: Omit<MailServer, 'received' | 'close'>;
  }
}

/** The mail server for the worker's tests, which cannot start one themselves. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { close, received: _, ...server } = await startMailServer();
  provide('mailServer', server);
  return close;
}
