import {
  keptLines,
  mostMessageLetters,
  type BuildReport,
  type ClaimAnswer,
  type TextToBuild,
} from '#data/administration/contract/builds.ts';
import type { Notices } from '#data/site/contract/notices.ts';
import type { Progress } from '../progress.ts';
import { BuildCalls } from '../rebuild/build-calls.ts';
import { hasFile, readLiveTexts, takeLiveTexts } from '../rebuild/take-live-texts.ts';

/** Of a site that nobody has put anything on, or that cannot be asked. */
export const noNotices: Notices = { placements: [], pages: [] };

/** Milliseconds between two reports to the dashboard while something goes on, and while nothing is told of. */
const reportEvery = 2_000;
const beatEvery = 60_000;

/**
 * A deployment as the build of the site that is deployed, whoever began it: the deploy hook or a person. It takes in the
 * texts that readers have there, and tells the dashboard how far it is, where somebody asked for it there.
 */
export class SiteBuild {
  readonly #calls: BuildCalls;
  readonly #id: string | null;
  readonly #texts: readonly TextToBuild[];
  readonly #files = new Map<string, Uint8Array>();
  readonly #lines: string[] = [];
  #told = 0;
  #stage = '';
  /** An upload of minutes says nothing of itself, and after ten the dashboard takes a build for lost. */
  readonly #beat = setInterval(() => void this.#report({ stage: this.#stage }).catch(() => undefined), beatEvery);

  private constructor(calls: BuildCalls, { id, texts }: ClaimAnswer) {
    this.#calls = calls;
    this.#id = id;
    this.#texts = texts;
    this.#beat.unref();
  }

  /**
   * Asks the site, and fetches the files that are not there yet. Throws where it cannot be asked, and where this machine's
   * own site has texts by its dashboard: they have the numbers that the other site gives to its own.
   */
  static async begin(site: string, token: string, own = readLiveTexts()): Promise<SiteBuild> {
    if (own.length > 0)
      throw new Error(
        `This machine's own site has texts by its dashboard (${own.map(({ code }) => code).join(', ')}), which would get mixed with those of ${site}: deploy from another clone, or roll them back.`,
      );
    const calls = new BuildCalls(site, token);
    const build = new SiteBuild(calls, await calls.claim());
    try {
      for (const text of build.#texts) if (!hasFile(text)) build.#files.set(text.code, await calls.readFile(text.code));
    } catch (error) {
      await build.fail(error);
      throw error;
    }
    return build;
  }

  /**
   * What stands on the site's pages beside the text. Nothing where it does not tell, as one of an earlier edition: pages
   * get it by their script then.
   */
  async readNotices(): Promise<Notices> {
    return this.#calls.readNotices().catch(() => noNotices);
  }

  /** Lays the texts down for the build, and takes away those that were rolled back. */
  readonly takeTexts = (folder?: string): void =>
    takeLiveTexts(this.#texts, { ...(folder && { folder }), readFile: ({ code }) => this.#files.get(code) });

  /** For the dashboard, every now and then. A report that is lost is followed by the next. */
  tell(title: string, { stage, done, total }: Progress): void {
    const told = `${title}: ${stage}`;
    if (told !== this.#stage && this.#lines.push(told) > keptLines) this.#lines.shift();
    if (told === this.#stage && Date.now() - this.#told < reportEvery) return;
    this.#stage = told;
    this.#told = Date.now();
    this.#report({ stage: told, done, total }).catch(() => undefined);
  }

  /** Answers whether the dashboard knows; the site is deployed in either case. */
  async complete(edition: string): Promise<boolean> {
    return this.#end({ state: 'completed', stage: '', edition });
  }

  /** Says why in the dashboard; where even that fails, the dashboard finds out by itself after ten minutes. */
  async fail(reason: unknown): Promise<void> {
    const message = reason instanceof Error ? reason.message : String(reason);
    await this.#end({ state: 'failed', message: message.slice(0, mostMessageLetters) });
  }

  async #end(report: BuildReport): Promise<boolean> {
    clearInterval(this.#beat);
    return this.#report(report).then(
      () => true,
      () => false,
    );
  }

  async #report(report: BuildReport): Promise<void> {
    if (this.#id !== null) await this.#calls.report(this.#id, { ...report, lines: this.#lines });
  }
}
