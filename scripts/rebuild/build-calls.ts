import { buildPass } from '#data/administration/contract/build-pass.ts';
import { claimAnswer, type BuildReport, type ClaimAnswer } from '#data/administration/contract/builds.ts';
import type { Notices } from '#data/site/contract/notices.ts';
import { placementsAnswer } from '#data/site/contract/placements.ts';

const patienceMs = 60_000;

/** What a site tells its own build, and is told by it: the calls of `worker/routes/build.ts`, by the token of both. */
export class BuildCalls {
  readonly #site: string;
  readonly #token: string;

  constructor(site: string, token: string) {
    this.#site = site;
    this.#token = token;
  }

  /** The build that waits begins; the texts that readers have are told in any case. */
  async claim(): Promise<ClaimAnswer> {
    return claimAnswer.parse(await (await this.#call('claim', {})).json());
  }

  /** The file of a text that readers have, as it was brought. */
  async readFile(code: string): Promise<Uint8Array> {
    return new Uint8Array(await (await this.#call(`files/${code}`)).arrayBuffer());
  }

  /** What readers have on pages beside the text, but for what ends at a time. */
  async readNotices(): Promise<Notices> {
    return placementsAnswer.parse(await (await this.#call('notices')).json());
  }

  /** Throws where the build is over. */
  async report(id: string, report: BuildReport): Promise<void> {
    await this.#call(id, report);
  }

  /** Throws an error with its sentence where the site cannot be reached, knows another token, or refuses. */
  async #call(path: string, body?: object): Promise<Response> {
    const address = `${this.#site.replace(/\/$/, '')}/api/build/${path}`;
    const pass = await buildPass(this.#token, body ? 'POST' : 'GET', new URL(address).pathname);
    const headers = { Authorization: pass, 'Content-Type': 'application/json' };
    let response: Response;
    try {
      response = await fetch(address, {
        headers,
        signal: AbortSignal.timeout(patienceMs),
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
    } catch (cause) {
      const why = cause instanceof Error ? ((cause.cause as Error | undefined)?.message ?? cause.message) : cause;
      throw new Error(`The site could not be asked by its build: ${address} cannot be reached (${String(why)}).`, {
        cause,
      });
    }
    if (response.status === 401)
      throw new Error(
        `${this.#site} knows another BUILD_TOKEN than this build, or none, or its clock is five minutes off: give both the same.`,
      );
    if (!response.ok) throw new Error(`${address} answered ${response.status} to its own build.`);
    return response;
  }
}
