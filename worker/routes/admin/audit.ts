import { Hono } from 'hono';
import { auditQuery, auditRow, type AuditAnswer } from '#data/administration/contract/audit.ts';
import { formatCsv } from '#data/text/format-csv.ts';
import { parseQuery } from '../../http/validate.ts';
import { recordEvent } from '../../accounts/write-audit.ts';
import { actorOf } from '../../accounts/start-session.ts';
import type { SignedInEnv } from '../../env.ts';
import { seedOf } from '../../settings/describe-settings.ts';
import { readAudit } from '../../accounts/read-audit.ts';

const pageSize = 50;
/** Maximum number of rows in an export. For more, export fewer days at a time. */
const maxExportedRows = 20_000;

const columns = ['at', 'actor', 'action', 'subject', 'before', 'after', 'network'] as const;

export const auditRoutes = new Hono<SignedInEnv>()
  .get('/audit', async (c) => {
    const results = await readAudit(c.env.APP, parseQuery(auditQuery, c.req.query()), pageSize + 1);
    const rows = results.slice(0, pageSize);
    return c.json({
      rows: rows.map((row) =>
        auditRow.parse({ ...row, setting: row.action.startsWith('setting.') ? seedOf(row.subject)?.label : undefined }),
      ),
      next: results.length > pageSize ? (rows.at(-1)?.id ?? null) : null,
    } satisfies AuditAnswer);
  })

  .get('/audit.csv', async (c) => {
    const query = parseQuery(auditQuery, c.req.query());
    const rows = await readAudit(c.env.APP, query, maxExportedRows);
    await recordEvent(c, { action: 'audit.exported', ...actorOf(c.var.signedIn), subject: `${rows.length} rows` });
    const body = formatCsv([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]);
    return c.body(body, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="audit-${new Date().toISOString().slice(0, 10)}.csv"`,
    });
  });
