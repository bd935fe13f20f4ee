import { productSlug } from '#data/site/product.ts';
import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { scriptGraphUrl } from '#data/site/script-graph.ts';
import { prefetchLazyParts } from './bring-parts.ts';
import { build, buildHeader } from './build-id.ts';
import { packedPage, type PackedPage } from './packed-pages.ts';
import { canonicalPath, shellPath, twinPath } from './saved-page-url.ts';
import type { Shell } from './shell.ts';
import { findCopies, rememberVisit } from './visited-pages.ts';

/** Time without a response after which an older copy is shown, in ms. */
const timeoutMs = 3000;

/**
 * Handles pages and their data files. A copy of this worker's build is served without a request, because the network
 * would return the same. Otherwise the network comes first and an older copy second. If there is neither, a page
 * explains it.
 */
export class PageStrategy extends Strategy {
  readonly #shell: Shell;

  constructor(shell: Shell) {
    super();
    this.#shell = shell;
  }

  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const url = new URL(request.url);
    const { answer: current, older } = await this.#onDevice(url);
    if (current) return current;

    const answer = handler.fetch(request).then((response) => {
      void handler.waitUntil(rememberVisit(url, response.clone()));
      void handler.waitUntil(prefetchLazyParts(response.clone(), () => this.#shell.page(scriptGraphUrl)));
      return response;
    });
    void handler.waitUntil(answer.catch(() => undefined));
    if (older)
      return Promise.race([
        answer.then(
          (response) => (response.status < 500 ? response : older),
          () => older,
        ),
        after(timeoutMs).then(() => older),
      ]);
    return request.mode === 'navigate' ? answer.catch(() => this.#withoutNetwork(url)) : answer;
  }

  async #onDevice(url: URL): Promise<{ answer?: Response; older?: Response | undefined }> {
    const shellPage = await this.#shell.page(url.pathname);
    if (shellPage) return { answer: shellPage };
    const copies = await findCopies(url);
    const copy = copies.find(({ headers }) => headers.get(buildHeader) === build);
    if (copy) return { answer: copy };
    const packed = await packedPage(url.pathname, build);
    if (packed?.build === build) return { answer: await this.#unpacked(url, packed) };
    return { older: copies[0] ?? (packed && (await this.#unpacked(url, packed))) };
  }

  /** Creates a response with the headers of the site's files and the policy of the pack. */
  async #unpacked({ pathname }: URL, { text, build: packBuild, policy }: PackedPage): Promise<Response> {
    const headers = await this.#shell.headers();
    headers.set('content-type', pathname.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8');
    headers.set(buildHeader, packBuild);
    headers.delete('content-security-policy');
    if (policy) headers.set('content-security-policy', policy);
    return new Response(text, { headers });
  }

  async #withoutNetwork(url: URL): Promise<Response> {
    const right = canonicalPath(url.pathname);
    if (right !== url.pathname) {
      const [target = '', fragment] = right.split('#');
      return Response.redirect(target + url.search + (fragment ? `#${fragment}` : ''));
    }
    const twin = twinPath(url.pathname);
    if (twin && (await this.#here(twin, url))) return Response.redirect(twin + url.search);
    // The dictionary page reads the search from its URL and searches the entries on the device.
    const isSearch = url.pathname === `/${productSlug}/search`;
    const filled = isSearch ? `/${productSlug}` : shellPath(url.pathname);
    const page = filled && (await this.#here(filled, url));
    return page || this.#shell.instead(url.pathname);
  }

  /** Returns a page that the device has under another URL than the requested one. */
  async #here(path: string, requested: URL): Promise<Response | undefined> {
    const { answer, older } = await this.#onDevice(new URL(path, requested));
    return answer ?? older;
  }
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
