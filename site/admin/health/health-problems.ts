import type { AdminHealthAnswer } from '#data/administration/contract/health.ts';
import { formatCountOf } from '#data/site/count-text.ts';

/** Before the setting that is missing. */
export const oneThingLeft = 'The site works. One thing is left to set up:';
export const everythingWorks = 'Everything works. There is nothing to do.';

export const mailNotChecked = 'Whether a mail server is set could not be checked. Reload this page.';

/** Fraction of a limit from which a value is marked; the health monitor reports it from there too. */
const soon = 0.8;

export function isNearLimit(value: number, limit: number | null): boolean {
  return limit !== null && value >= soon * limit;
}

export function problemsTitle(count: number): string {
  return `${formatCountOf(count, 'problem')}:`;
}

export const pagesAreRebuilt = 'The pages are being built again. This ends by itself.';

/** Whether a build is under way that will bring the pages up to date. Without pages or texts, readers see errors. */
export function areRenewed({ edition, lastBuild }: Pick<AdminHealthAnswer, 'edition' | 'lastBuild'>): boolean {
  const isUnderWay = lastBuild?.state === 'waiting' || lastBuild?.state === 'running';
  return isUnderWay && edition.pages !== null && edition.database !== null;
}

/** Each problem of the site as a sentence, followed by what to do. The first ones affect readers. */
export function listHealthProblems(health: AdminHealthAnswer): string[] {
  const { message, edition, lastBuild, imports, mail, watcher, databases, rows } = health;
  const nearLimit =
    databases.some(({ bytes, most }) => isNearLimit(bytes, most)) ||
    isNearLimit(rows.read, rows.mostRead) ||
    isNearLimit(rows.written, rows.mostWritten);
  return [
    !edition.same &&
      !areRenewed(health) &&
      (message ?? 'The pages and the database do not match. Press “Build again” in Import Status, Pages.'),
    lastBuild?.state === 'failed' &&
      'The pages could not be made again after the last change. See why in Import Status, Pages, then press “Build again” there. Readers still see the earlier pages.',
    imports.failed > 0 &&
      `${formatCountOf(imports.failed, 'import')} failed in the last 7 days. Open Import Status to see why, and press Retry.`,
    mail.delayed > 0 &&
      `${formatCountOf(mail.delayed, 'email')} ${mail.delayed === 1 ? 'is' : 'are'} waiting: the mail server does not answer, or is busy. See Email Test, Outbox.`,
    mail.failed > 0 &&
      `${formatCountOf(mail.failed, 'email')} could not be sent in the last 7 days. See why in Email Test, Outbox, and press Retry there.`,
    watcher.isLate &&
      'ADMIN BOT has not checked the site for a while, so new problems may be missing here. Tell the person who runs the server.',
    nearLimit &&
      'The site is close to a limit of its hosting plan. See the sizes below, delete what you do not need, or change the plan.',
  ].filter((problem) => problem !== false);
}
