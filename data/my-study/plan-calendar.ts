import { formatStudyRange } from './format-anchor.ts';
import { addDays, planDates, type PlanSchedule } from './make-plan.ts';
import type { StudyValues } from './study-row.ts';

/** A calendar file (RFC 5545) with one all-day event for each day of a plan. */
export function formatPlanCalendar(plan: StudyValues['plan'], planId: string, now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const dates = planDates(plan satisfies PlanSchedule);
  const events = plan.days.flatMap((ranges, day) => {
    const date = dates[day];
    if (date === undefined || ranges.length === 0) return [];
    return [
      'BEGIN:VEVENT',
      `UID:${planId}.${day}@my-study`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${addDays(date, 1).replaceAll('-', '')}`,
      `SUMMARY:${escapeCalendarText(`${plan.name}: ${readingOfDay(ranges)}`)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//My study//EN', ...events, 'END:VCALENDAR'];
  return lines.map((line) => `${foldCalendarLine(line)}\r\n`).join('');
}

/** "Genesis 1–3; Matthew 1". */
export function readingOfDay(ranges: StudyValues['plan']['days'][number]): string {
  return ranges.map(([start, end]) => formatStudyRange({ start, end })).join('; ');
}

/** An imported name can have any character. Lines and control characters would end the property. */
function escapeCalendarText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

const maxLineBytes = 75;

/** Lines of at most 75 bytes; a continuation starts with a space. */
function foldCalendarLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > maxLineBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}
