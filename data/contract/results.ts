import { z } from 'zod';

/** Verses a page of results. */
export const resultsPageSize = 30;

const longestText = 500;

/** Query of `/results` and `/strongs-results`. `version` is a synonym of `db`; "DB1" is the site's default version. */
export const resultsQuery = z
  .object({
    q: z.string().trim().max(longestText, `The search text is too long: ${longestText} characters at most`).default(''),
    db: z.string().max(20, 'db is DB1 or a version code such as kjv_strongs').optional(),
    version: z.string().max(20, 'version is a version code such as kjv_strongs').optional(),
    page: z.coerce.number('page is a number').catch(1).transform((page) => Math.min(10_000, Math.max(1, Math.trunc(page) || 1))),
  })
  .transform(({ db, version, ...rest }) => {
    const code = db || version || undefined;
    return { ...rest, version: code === 'DB1' ? undefined : code };
  });
