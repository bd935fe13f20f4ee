import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { formatPlanCalendar, readingOfDay } from './plan-calendar.ts';
import { planOfBooks, readyPlans } from './plan-of-books.ts';

const now = new Date('2026-11-27T08:30:15.250Z');
const days = planOfBooks(readyPlans.bible.books, readyPlans.bible.days);

/** A name with all that RFC 5545 escapes, letters of two and four bytes, and what would begin another property. */
const name = 'Läsning; år 1, \\ 🕊🕊🕊🕊🕊🕊🕊🕊🕊🕊🕊🕊🕊🕊🕊🕊 och\r\nEND:VCALENDAR\rX:\u0007y\nz';
const calendar = formatPlanCalendar({ name, start: '2026-12-30', weekdays: [], days }, 'plan-1', now);

it('the file has only lines of at most 75 bytes that end with CRLF, and no letter is divided', () => {
  expect(calendar.endsWith('\r\n')).toBe(true);
  const lines = calendar.slice(0, -2).split('\r\n');
  expect(lines.join('')).not.toMatch(/\p{Cc}/u);
  for (const line of lines) {
    const bytes = new TextEncoder().encode(line);
    expect(bytes.length, line).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
    expect(line.isWellFormed()).toBe(true);
  }
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
});

it('a parser of RFC 5545 reads an all-day event for each day, with its name', () => {
  const root = new ICAL.Component(ICAL.parse(calendar));
  expect(root.name).toBe('vcalendar');
  expect(root.getFirstPropertyValue('version')).toBe('2.0');
  expect(root.getFirstPropertyValue('prodid')).toBeTruthy();
  const events = root.getAllSubcomponents('vevent');
  expect(root.getAllSubcomponents()).toHaveLength(events.length);
  expect(events).toHaveLength(365);
  const uids = events.map((event) => String(event.getFirstPropertyValue('uid')));
  expect(new Set(uids).size).toBe(365);
  for (const [index, event] of events.entries()) {
    // Required once each by section 3.6.1. Nothing else follows from a name with line breaks.
    expect(event.getAllProperties().map((property) => property.name)).toEqual([
      'uid',
      'dtstamp',
      'dtstart',
      'dtend',
      'summary',
      'transp',
    ]);
    expect(String(event.getFirstPropertyValue('dtstamp'))).toBe('2026-11-27T08:30:15Z');
    const start = event.getFirstProperty('dtstart');
    expect(start?.type).toBe('date');
    const date = new Date(Date.UTC(2026, 11, 30 + index)).toISOString().slice(0, 10);
    const after = new Date(Date.UTC(2026, 11, 31 + index)).toISOString().slice(0, 10);
    expect(String(start?.getFirstValue())).toBe(date);
    expect(String(event.getFirstPropertyValue('dtend'))).toBe(after);
    expect(event.getFirstPropertyValue('summary')).toBe(
      `${name.replaceAll(/\r\n?/g, '\n').replace('\u0007', '')}: ${readingOfDay(days[index] ?? [])}`,
    );
  }
});

it('a second export has the same ids, so a calendar replaces the events', () => {
  const again = formatPlanCalendar({ name: 'Other', start: '2027-01-01', weekdays: [], days }, 'plan-1', now);
  expect(again.match(/^UID:.*/gm)).toEqual(calendar.match(/^UID:.*/gm));
});
