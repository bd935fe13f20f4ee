import {
  maxStoredLines,
  maxMessageLength,
  type BuildReport,
  type ClaimAnswer,
  type TextToBuild,
} from '#data/administration/contract/builds.ts';
import type { Notices } from '#data/site/contract/notices.ts';
import type { Progress } from '../progress.ts';
import { BuildClient } from '../rebuild/build-client.ts';
import { hasFile, readLiveTexts, writeLiveTexts } from '../rebuild/fetch-live-texts.ts';

/** For a site without placements, or one that cannot be reached. */
export const emptyPlacements: Notices = { placements: [], pages: [] };

/** Milliseconds between two reports to the dashboard, with progress and without. */
const reportEvery = 2_000;
const beatEvery = 60_000;

/**
 * A deployment as a build of the deployed site, started by the deploy hook or by a person. It includes the readers'
 * texts from there, and reports its progress to the dashboard if somebody requested it there.
 */
export class SiteBuild {
  readonly #calls: BuildClient;
  readonly #id: string | null;
  readonly #texts: readonly TextToBuild[];
  readonly #files = new Map<string, Uint8Array>();
  readonly #lines: string[] = [];
  #reportedAt = 0;
  #stage = '';
  /** An upload can be silent for minutes, and after ten minutes the dashboard considers a build lost. */
  readonly #beat = setInterval(() => void this.#report({ stage: this.#stage }).catch(() => undefined), beatEvery);

  private constructor(calls: BuildClient, { id, texts }: ClaimAnswer) {
    this.#calls = calls;
    this.#id = id;
    this.#texts = texts;
    this.#beat.unref();
  }

  /**
   * Claims the build from the site, and downloads missing files. Throws if the site cannot be reached, or if this
   * machine's own site has texts from its dashboard, because their ids would clash with those of the other site.
   */
  static async begin(site: string, token: string, own = readLiveTexts()): Promise<SiteBuild> {
    if (own.length > 0)
      throw new Error(
        `The site on this machine has imported texts (${own.map(({ code }) => code).join(', ')}), which would be mixed with those of ${site}. Deploy from another clone, or roll them back.`,
      );
    const calls = new BuildClient(site, token);
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
   * The placements of the site. Empty if it does not return them, such as an earlier edition. Pages then get them by
   * script.
   */
  async readNotices(): Promise<Notices> {
    return this.#calls.readNotices().catch(() => emptyPlacements);
  }

  /** Writes the texts for the build, and removes those that were rolled back. */
  readonly takeTexts = (folder?: string): void =>
    writeLiveTexts(this.#texts, { ...(folder && { folder }), readFile: ({ code }) => this.#files.get(code) });

  /** Reports to the dashboard at intervals. A lost report is followed by the next one. */
  report(title: string, { stage, done, total }: Progress): void {
    const titledStage = `${title}: ${stage}`;
    if (titledStage !== this.#stage && this.#lines.push(titledStage) > maxStoredLines) this.#lines.shift();
    if (titledStage === this.#stage && Date.now() - this.#reportedAt < reportEvery) return;
    this.#stage = titledStage;
    this.#reportedAt = Date.now();
    this.#report({ stage: titledStage, done, total }).catch(() => undefined);
  }

  /** Returns whether the dashboard was notified. The site is deployed in either case. */
  async complete(edition: string): Promise<boolean> {
    return this.#end({ state: 'completed', stage: '', edition });
  }

  /** Reports the reason to the dashboard. If that fails, the dashboard notices after ten minutes. */
  async fail(reason: unknown): Promise<void> {
    const message = reason instanceof Error ? reason.message : String(reason);
    await this.#end({ state: 'failed', message: message.slice(0, maxMessageLength) });
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
