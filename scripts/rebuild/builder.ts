import { setTimeout as wait } from 'node:timers/promises';
import { maxStoredLines, maxMessageLength, type BuildReport } from '#data/administration/contract/builds.ts';
import { withBuildLock } from '../build-lock.ts';
import type { LiveSite } from '../serving/live-site.ts';
import { BuildClient } from './build-client.ts';
import { readLiveTexts, type LiveText } from './fetch-live-texts.ts';
import { isImporting } from './is-importing.ts';
import { buildNextSite, type NextSite } from './next-site.ts';
import { prepareSwap, removeReplaced, swapSite } from './swap.ts';

/** Milliseconds between two progress reports of a build to the dashboard, and between two looks at the texts. */
const reportEvery = 2_000;
const maxLineLength = 1_000;

export interface BuilderOptions {
  token: string;
  site: LiveSite;
}

/** The build of one request. */
interface Build {
  report: (state: BuildReport) => Promise<void>;
  addLine: (line: string) => void;
}

/**
 * Rebuilds the site while it is served, and then swaps it in, as a deploy hook does in production. Requests during a
 * build are coalesced into one follow-up build.
 */
export class Builder {
  readonly #options: BuilderOptions;
  readonly #stopped = new AbortController();
  #url = '';
  #building: Promise<void> | undefined;
  #again = false;

  constructor(options: BuilderOptions) {
    this.#options = options;
  }

  /** Serves the existing site. Returns its URL. */
  async begin(port: number): Promise<string> {
    this.#url = await this.#options.site.begin(port);
    return this.#url;
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
    await this.#options.site.stop();
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
    const report = (state: BuildReport): Promise<void> => this.#calls.report(id, { ...state, lines });
    const addLine = (line: string): void => {
      if (lines.push(line.slice(0, maxLineLength)) > maxStoredLines) lines.shift();
    };
    try {
      for (;;) {
        const edition = await this.#buildOnce({ report, addLine });
        if (edition !== undefined) {
          await report({ state: 'completed', stage: '', edition });
          // On a busy disk this takes half a minute. What cannot be deleted now is deleted by the next build.
          await removeReplaced().catch(() => undefined);
          return;
        }
        addLine('A text became live or was rolled back during the build. The site is built once more.');
      }
    } catch (error) {
      await report({ state: 'failed', message: messageOf(error).slice(0, maxMessageLength) });
      process.stderr.write(`The site could not be rebuilt and is unchanged: ${messageOf(error)}\n`);
    }
  }

  /** Returns the edition that is served now, or `undefined` if readers have got other texts than were built. */
  async #buildOnce(build: Build): Promise<string | undefined> {
    // The text of a running import makes a build without it useless.
    await this.#waitForImports(build);
    const useless = new AbortController();
    let watch: NodeJS.Timeout | undefined;
    let lastReport = 0;
    try {
      const next = await buildNextSite({
        signal: AbortSignal.any([this.#stopped.signal, useless.signal]),
        onTexts: (texts) => {
          watch = setInterval(() => haveChanged(texts) && useless.abort(), reportEvery);
        },
        onLine: build.addLine,
        onProgress: (progress) => {
          if (Date.now() - lastReport < reportEvery) return;
          lastReport = Date.now();
          // A lost report is followed by the next one.
          build.report(progress).catch(() => undefined);
        },
      });
      return (await this.#replace(next, build)) ? next.edition : undefined;
    } catch (error) {
      if (useless.signal.aborted) return undefined;
      throw error;
    } finally {
      clearInterval(watch);
    }
  }

  /** Returns whether the site is now the new one. False if readers have other texts than it was built with. */
  async #replace({ texts, ready, edition }: NextSite, build: Build): Promise<boolean> {
    if (ready.pages === undefined && ready.library === undefined) return true;
    // A running import has rows in the library that is about to be replaced.
    await this.#waitForImports(build);
    if (haveChanged(texts)) return false;
    await build.report({ stage: 'Putting the new site in its place', done: 0, total: 0 });
    const { site } = this.#options;
    const waited = await withBuildLock(async () => {
      await prepareSwap(ready);
      const prepared = await site.prepare({ hasNextPages: ready.pages !== undefined });
      return site.exchange(prepared, {
        // Requests wait from here on, so no text becomes live that is not yet being imported.
        isWanted: () => !haveChanged(texts) && !isImporting(),
        swap: () => swapSite(ready),
      });
    });
    if (waited === undefined) return false;
    process.stdout.write(`The site was rebuilt: edition ${edition}. Requests waited ${Math.round(waited)} ms.\n`);
    return true;
  }

  async #waitForImports({ report }: Build): Promise<void> {
    while (isImporting() && !this.#stopped.signal.aborted) {
      // A build that says nothing counts as interrupted.
      await report({ stage: 'Waiting for a running import', done: 0, total: 0 });
      await wait(reportEvery);
    }
  }

  get #calls(): BuildClient {
    return new BuildClient(this.#url, this.#options.token);
  }
}

function haveChanged(texts: readonly LiveText[]): boolean {
  return JSON.stringify(readLiveTexts()) !== JSON.stringify(texts);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
