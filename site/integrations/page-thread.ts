import { parentPort } from 'node:worker_threads';
import { createApp } from 'astro/app/entrypoint';

/** A render request to the thread. */
export interface PageRequest {
  id: number;
  url: string;
  /** The component of the route, as Astro identifies it. */
  component: string;
}

/** The response: the page, or why it could not be rendered. */
export type PageAnswer =
  | { id: number; status: number; headers: [string, string][]; body: ArrayBuffer }
  | { id: number; error: string };

const app = createApp({ streaming: false });
const routes = new Map(app.manifest.routes.map(({ routeData }) => [routeData.component, routeData]));

/**
 * Runs in the second thread of a build (`parallel-prerenderer.ts`). It loads Astro's own bundle of the pages and renders the
 * requested ones.
 */
parentPort?.on('message', ({ id, url, component }: PageRequest) => {
  void render(id, new Request(url), component);
});

async function render(id: number, request: Request, component: string): Promise<void> {
  try {
    const routeData = routes.get(component);
    if (!routeData) throw new Error(`There is no page ${component}`);
    const response = await app.render(request, { routeData });
    const body = await response.arrayBuffer();
    answer({ id, status: response.status, headers: [...response.headers], body }, [body]);
  } catch (error) {
    answer({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function answer(page: PageAnswer, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(page, moved);
}
