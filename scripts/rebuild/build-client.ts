import { createBuildPass } from '#data/administration/contract/build-pass.ts';
import { claimAnswer, type BuildReport, type ClaimAnswer } from '#data/administration/contract/builds.ts';
import type { Notices } from '#data/site/contract/notices.ts';
import { placementsAnswer } from '#data/site/contract/placements.ts';

const patienceMs = 60_000;

/** The requests of a build to its site: the routes of `worker/routes/build.ts`, authorized with the shared token. */
export class BuildClient {
  readonly #site: string;
  readonly #token: string;

  constructor(site: string, token: string) {
    this.#site = site;
    this.#token = token;
  }

  /** Starts the pending build, if there is one. Always returns the texts that readers have. */
  async claim(): Promise<ClaimAnswer> {
    return claimAnswer.parse(await (await this.#call('claim', {})).json());
  }

  /** The uploaded file of a live text. */
  async readFile(code: string): Promise<Uint8Array> {
    return new Uint8Array(await (await this.#call(`files/${code}`)).arrayBuffer());
  }

  /** The placements that readers see, except those with an end time. */
  async readNotices(): Promise<Notices> {
    return placementsAnswer.parse(await (await this.#call('notices')).json());
  }

  /** Throws if the build is over. */
  async report(id: string, report: BuildReport): Promise<void> {
    await this.#call(id, report);
  }

  /** Throws an error with a message if the site cannot be reached, has another token, or rejects the request. */
  async #call(path: string, body?: object): Promise<Response> {
    const url = `${this.#site.replace(/\/$/, '')}/api/build/${path}`;
    const pass = await createBuildPass(this.#token, body ? 'POST' : 'GET', new URL(url).pathname);
    const headers = { Authorization: pass, 'Content-Type': 'application/json' };
    let response: Response;
    try {
      response = await fetch(url, {
        headers,
        signal: AbortSignal.timeout(patienceMs),
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
    } catch (cause) {
      const why = cause instanceof Error ? ((cause.cause as Error | undefined)?.message ?? cause.message) : cause;
      throw new Error(`The build could not contact the site: ${url} cannot be reached (${String(why)}).`, {
        cause,
      });
    }
    if (response.status === 401)
      throw new Error(
        `${this.#site} rejected the BUILD_TOKEN of this build. Set the same token on both. If they are the same, check both clocks: they may differ by five minutes at most.`,
      );
    if (!response.ok) throw new Error(`${url} answered the build with status ${response.status}.`);
    return response;
  }
}
