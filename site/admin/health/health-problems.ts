import type { AdminHealthAnswer } from '#data/administration/contract/health.ts';
import { formatCountOf } from '#data/site/count-text.ts';

export const everythingWorks = 'Everything works. There is nothing to do.';

/** Fraction of a limit from which a value is marked; the health monitor reports it from there too. */
const soon = 0.8;

export function isNearLimit(value: number, limit: number | null): boolean {
  return limit !== null && value >= soon * limit;
}

export function problemsTitle(count: number): string {
  return `${formatCountOf(count, 'problem')}:`;
}

export const pagesAreRebuilt = 'Pages are being rebuilt. There is nothing to do.';

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
      (message ?? 'The pages and the database do not match. Build the site again in Import Status.'),
    lastBuild?.state === 'failed' &&
      'The pages could not be made again after the last change. Open Import Status, Pages, to see why, and press “Build again”. Readers still see the earlier pages.',
    imports.failed > 0 &&
      `${formatCountOf(imports.failed, 'import')} failed in the last 7 days. Open Import Status to see why, and press Retry.`,
    mail.delayed > 0 &&
      `${formatCountOf(mail.delayed, 'email')} ${mail.delayed === 1 ? 'is' : 'are'} waiting: the mail server does not answer, or is busy. See Email Test.`,
    mail.failed > 0 &&
      `${formatCountOf(mail.failed, 'email')} could not be sent in the last 7 days. Open Email Test to see why, and press Retry.`,
    watcher.isLate &&
      'ADMIN BOT has not checked the site for a while, so new problems may be missing here. Tell the person who runs the server.',
    nearLimit &&
      'The site is close to a limit of its hosting plan. See Technical details, delete what you do not need, or change the plan.',
  ].filter((problem) => problem !== false);
}
