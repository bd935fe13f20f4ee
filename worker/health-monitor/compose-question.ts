import { productName } from '#data/site/product.ts';
import type { botRepairs, errorReports } from '#data/schema/bot.ts';
import type { Question } from './provider.ts';

const task = `You help an administrator of ${productName}, a website for Bible research: built pages, and a worker with a database on Cloudflare. Propose a solution for one problem, in at most five plain sentences, without formatting. If the description is not sufficient, say what to check first.`;

/** The question about a repair. It contains what the dashboard shows and no data about a reader. */
export function repairQuestion(repair: typeof botRepairs.$inferSelect): Question {
  const { elementType, location, issue, status, createdAt } = repair;
  return {
    task,
    question: lines([
      ['Check', elementType],
      ['Location', location],
      ['Problem', issue],
      ['Status', status.replace('_', ' ')],
      ['Since', createdAt],
    ]),
  };
}

/** The question about an error report. Its URL is a path without the query. */
export function errorQuestion(report: typeof errorReports.$inferSelect): Question {
  const { errorType, url, times, isLinked, status, firstAt, createdAt } = report;
  return {
    task,
    question: lines([
      ['Response status', errorType],
      ['Path', url],
      ['Times', String(times)],
      ['Linked from a page of this site', isLinked ? 'yes' : 'no'],
      ['Status', status.replace('_', ' ')],
      ['First', firstAt],
      ['Last', createdAt],
    ]),
  };
}

function lines(facts: readonly [name: string, fact: string][]): string {
  return facts.map(([name, fact]) => `${name}: ${fact}`).join('\n');
}
