import { and, desc, inArray, lt, ne } from 'drizzle-orm';
import { builds } from '#data/schema/builds.ts';
import { activeStates, imports } from '#data/schema/imports.ts';
import { isBuilding } from '../rebuild/follow-build.ts';
import { requestBuild } from '../rebuild/request-build.ts';
import type { Bindings } from '../env.ts';
import { jobOf } from '../imports/start-import.ts';
import { openApp } from '../database/app-database.ts';
import { readActivity } from '../metrics/read-activity.ts';
import { readHealth } from '../metrics/read-health.ts';
import { limitsCheck } from './check-plan-limits.ts';
import { linkCheck } from './check-links.ts';
import { mailCheck } from './check-mail.ts';
import type { Check } from './finding.ts';
import {
  buildWasRequested,
  editionsDifferMessage,
  importIsSilentMessage,
  importRestarted,
  lastBuildFailedMessage,
  rebuildSite,
  repairByBot,
  restartImport,
  serverErrorsMessage,
} from './messages.ts';

/** Milliseconds. A running job updates its heartbeat at least every 30 seconds. */
const silentMs = 120_000;
/** From this number of server errors in an hour on, there is a finding. */
const manyErrors = 10;

/** All checks, by the directive that switches them on and off. */
export const checks: Readonly<Record<string, Check>> = {
  'check:imports': {
    find: async (env, now) => {
      const silent = await openApp(env.APP)
        .select()
        .from(imports)
        .where(
          and(
            inArray(imports.state, [...activeStates]),
            ne(imports.state, 'awaiting_consent'),
            lt(imports.heartbeatAt, new Date(now - silentMs).toISOString()),
          ),
        );
      const isWaiting = await Promise.all(silent.map(({ id }) => jobOf(env, id).isWaiting()));
      const lost = silent.filter((_, index) => !isWaiting[index]);
      return lost.map(({ id, versionCode, heartbeatAt }) => ({
        location: `import ${id}`,
        issue: importIsSilentMessage(versionCode, heartbeatAt),
        mechanical: restartImport,
        isSerious: true as const,
      }));
    },
    repair: async (env, location) => {
      const id = location.replace('import ', '');
      await jobOf(env, id).wakeIfIdle(id);
      return importRestarted;
    },
  },
  'check:edition': {
    find: async (env, now) => {
      const { edition } = await readHealth(env);
      // A build publishes one after the other, minutes apart.
      if (edition.same || (await isBuilding(env.APP, now))) return [];
      return [
        {
          location: '/api/health',
          issue: editionsDifferMessage(edition),
          isSerious: true,
          ...(env.DEPLOY_HOOK_URL && { mechanical: rebuildSite }),
        },
      ];
    },
    repair: (env) => requestRebuild(env),
  },
  'check:builds': {
    find: async ({ APP, DEPLOY_HOOK_URL }) => {
      const [last] = await openApp(APP).select().from(builds).orderBy(desc(builds.id)).limit(1);
      if (last?.state !== 'failed') return [];
      return [
        {
          location: `build ${last.id}`,
          issue: lastBuildFailedMessage(last.message),
          isSerious: true,
          ...(DEPLOY_HOOK_URL && { mechanical: rebuildSite }),
        },
      ];
    },
    repair: (env) => requestRebuild(env),
  },
  'check:mail': mailCheck,
  'check:links': linkCheck,
  'check:limits': limitsCheck,
  'check:errors': {
    find: async ({ APP }, now) => {
      // Requests are counted by clock hour. The previous hour counts too, because it may have ended since the last round.
      const { points } = await readActivity(APP, 2, now);
      const [worst] = points.toSorted((a, b) => b.errors - a.errors);
      if (!worst || worst.errors < manyErrors) return [];
      return [
        {
          location: 'Error Reports',
          issue: serverErrorsMessage(worst.errors, worst.at),
          isSerious: true,
        },
      ];
    },
  },
};

async function requestRebuild(env: Bindings): Promise<string> {
  const build = await requestBuild(env, { reason: repairByBot, askedBy: 'ADMIN BOT' });
  if (build.state === 'failed') throw new Error(build.message);
  return buildWasRequested;
}
