import { setTimeout as wait } from 'node:timers/promises';
import { activeStates } from '#data/schema/imports.ts';
import { maxStoredLines, maxMessageLength, type BuildReport } from '#data/administration/contract/builds.ts';
import { openLocalState } from '../accounts/local-database.ts';
import { withBuildLock } from '../build-lock.ts';
import type { Served } from '../serve.ts';
import { BuildClient } from './build-client.ts';
import { buildNextSite, type NextSite } from './next-site.ts';
import { swapSite } from './swap.ts';
import { readLiveTexts } from './fetch-live-texts.ts';

/** Milliseconds between two progress reports of a build to the dashboard. */
const reportEvery = 2_000;
const maxLineLength = 1_000;

export interface BuilderOptions {
  token: string;
  serve: () => Promise<Served>;
}

/**
 * Rebuilds the site while it is served, and then swaps it in, as a deploy hook does in production. Requests during a
 * build are coalesced into one follow-up build.
 */
export class Builder {
  readonly #options: BuilderOptions;
  readonly #stopped = new AbortController();
  #served: Served | undefined;
  #building: Promise<void> | undefined;
  #again = false;

  constructor(options: BuilderOptions) {
    this.#options = options;
  }

  /** Serves the existing site. */
  async begin(): Promise<Served> {
    this.#served = await this.#options.serve();
    return this.#served;
  }

  /** Call it when a build is requested. Returns at once. */
  wake(): void {
    this.#again = true;
    this.#building ??= this.#buildAll().finally(() => {
      this.#building = undefined;
    });
  }

  /** Stops a running build, and the server. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#building;
    await this.#served?.stop();
  }

  async #buildAll(): Promise<void> {
    while (this.#again && !this.#stopped.signal.aborted) {
      this.#again = false;
      try {
        const { id } = await this.#calls.claim();
        if (id) await this.#build(id);
      } catch (error) {
        process.stderr.write(`The site could not be rebuilt: ${messageOf(error)}\n`);
      }
    }
  }

  async #build(id: string): Promise<void> {
    const lines: string[] = [];
    let lastReport = 0;
    const report = (state: BuildReport): Promise<void> => this.#calls.report(id, { ...state, lines });
    try {
      for (;;) {
        const next = await buildNextSite({
          signal: this.#stopped.signal,
          onLine: (line) => {
            if (lines.push(line.slice(0, maxLineLength)) > maxStoredLines) lines.shift();
          },
          onProgress: (progress) => {
            if (Date.now() - lastReport < reportEvery) return;
            lastReport = Date.now();
            // A lost report is followed by the next one.
            report(progress).catch(() => undefined);
          },
        });
        await report({ stage: 'Replacing the site', done: 0, total: 0 });
        if (await this.#replace(next)) {
          await report({ state: 'completed', stage: '', edition: next.edition });
          process.stdout.write(`The site was rebuilt: edition ${next.edition}.\n`);
          return;
        }
        lines.push('A text became live or was rolled back during the build. The site is built once more.');
      }
    } catch (error) {
      await report({ state: 'failed', message: messageOf(error).slice(0, maxMessageLength) });
      process.stderr.write(`The site could not be rebuilt and is unchanged: ${messageOf(error)}\n`);
    }
  }

  /** Returns whether the site is now the new one. False if readers have other texts than it was built with. */
  async #replace({ texts, ready }: NextSite): Promise<boolean> {
    if (ready.pages === undefined && ready.library === undefined) return true;
    // A running import has rows in the library that is about to be replaced.
    while (isImporting() && !this.#stopped.signal.aborted) await wait(reportEvery);
    await this.#served?.stop();
    // From here on, no text can become live.
    const isSame = JSON.stringify(readLiveTexts()) === JSON.stringify(texts) && !isImporting();
    try {
      if (isSame) await withBuildLock(async () => swapSite(ready));
    } finally {
      this.#served = await this.#options.serve();
    }
    return isSame;
  }

  get #calls(): BuildClient {
    return new BuildClient(this.#served?.url ?? '', this.#options.token);
  }
}

/** Whether an import is currently writing. One that waits for consent has written nothing. */
function isImporting(): boolean {
  const state = openLocalState();
  if (!state) return false;
  try {
    const writing = activeStates.filter((each) => each !== 'awaiting_consent');
    const query = `SELECT 1 FROM imports WHERE state IN (${writing.map(() => '?').join(', ')})`;
    return state.prepare(query).get(...writing) !== undefined;
  } finally {
    state.close();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
