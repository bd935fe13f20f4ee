import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AstroPrerenderer } from 'astro';
import type { PageAnswer, PageRequest } from './page-thread.ts';

/**
 * Max number of pages queued in the second thread. With fewer it would wait for work; with more the main thread would.
 */
const maxPending = 5;

/** Min number of pages that justifies a second thread, which must load all code and the lists of all pages again. */
const worthAThread = 5_000;

/** Heap limits in megabytes for long-lived and for new objects. Rendering needs half of that. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/**
 * Renders pages in a second thread in parallel with the main thread. The main thread renders the pages that exceed the
 * capacity of the second one, and writes all files. `file` is the bundle of `page-thread.ts`. Has no effect on a
 * machine with one processor, or if there are few pages.
 */
export function withSecondThread(
  usual: AstroPrerenderer,
  file: () => string | URL,
  processors = availableParallelism(),
): AstroPrerenderer {
  if (processors < 2) return usual;
  let thread: PageThread | undefined;
  return {
    ...usual,
    name: 'parallel-prerenderer',
    getStaticPaths: async () => {
      const pages = await usual.getStaticPaths();
      if (pages.length >= worthAThread) thread = new PageThread(file());
      return pages;
    },
    render: (request, options) =>
      thread?.hasRoom ? thread.render(request.url, options.routeData.component) : usual.render(request, options),
    teardown: async () => {
      await thread?.end();
      await usual.teardown?.();
    },
  };
}

/** A thread that runs `page-thread.ts`. */
export class PageThread {
  readonly #worker: Worker;
  readonly #asked = new Map<number, PromiseWithResolvers<Response>>();
  #lastId = 0;

  constructor(file: string | URL) {
    this.#worker = new Worker(file, { resourceLimits });
    this.#worker.on('message', (answer: PageAnswer) => this.#take(answer));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The thread that renders pages has ended')));
  }

  get hasRoom(): boolean {
    return this.#asked.size < maxPending;
  }

  /** Rejects with the error of the thread, or if the thread exits before it responds. */
  render(url: string, component: string): Promise<Response> {
    const id = (this.#lastId += 1);
    const page = Promise.withResolvers<Response>();
    this.#asked.set(id, page);
    this.#worker.postMessage({ id, url, component } satisfies PageRequest, []);
    return page.promise;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #take(answer: PageAnswer): void {
    const page = this.#asked.get(answer.id);
    this.#asked.delete(answer.id);
    if ('error' in answer) page?.reject(new Error(answer.error));
    else page?.resolve(new Response(answer.body, { status: answer.status, headers: answer.headers }));
  }

  #fail(error: Error): void {
    for (const page of this.#asked.values()) page.reject(error);
    this.#asked.clear();
  }
}
