// cspell:disable
import { verseId, type VerseId } from '../bible/verse-id.ts';
import { addDays } from './make-plan.ts';

/**
 * The weekly Torah portions: name, book, first chapter and verse, last chapter and verse, in the numbers of the King
 * James Version.
 */
const portions: readonly [name: string, book: number, from: string, to: string][] = [
  ['Bereshit', 1, '1:1', '6:8'],
  ['Noach', 1, '6:9', '11:32'],
  ['Lech-Lecha', 1, '12:1', '17:27'],
  ['Vayera', 1, '18:1', '22:24'],
  ['Chayei Sarah', 1, '23:1', '25:18'],
  ['Toldot', 1, '25:19', '28:9'],
  ['Vayetzei', 1, '28:10', '32:2'],
  ['Vayishlach', 1, '32:3', '36:43'],
  ['Vayeshev', 1, '37:1', '40:23'],
  ['Miketz', 1, '41:1', '44:17'],
  ['Vayigash', 1, '44:18', '47:27'],
  ['Vayechi', 1, '47:28', '50:26'],
  ['Shemot', 2, '1:1', '6:1'],
  ['Vaera', 2, '6:2', '9:35'],
  ['Bo', 2, '10:1', '13:16'],
  ['Beshalach', 2, '13:17', '17:16'],
  ['Yitro', 2, '18:1', '20:26'],
  ['Mishpatim', 2, '21:1', '24:18'],
  ['Terumah', 2, '25:1', '27:19'],
  ['Tetzaveh', 2, '27:20', '30:10'],
  ['Ki Tisa', 2, '30:11', '34:35'],
  ['Vayakhel', 2, '35:1', '38:20'],
  ['Pekudei', 2, '38:21', '40:38'],
  ['Vayikra', 3, '1:1', '6:7'],
  ['Tzav', 3, '6:8', '8:36'],
  ['Shemini', 3, '9:1', '11:47'],
  ['Tazria', 3, '12:1', '13:59'],
  ['Metzora', 3, '14:1', '15:33'],
  ['Acharei Mot', 3, '16:1', '18:30'],
  ['Kedoshim', 3, '19:1', '20:27'],
  ['Emor', 3, '21:1', '24:23'],
  ['Behar', 3, '25:1', '26:2'],
  ['Bechukotai', 3, '26:3', '27:34'],
  ['Bamidbar', 4, '1:1', '4:20'],
  ['Naso', 4, '4:21', '7:89'],
  ["Beha'alotcha", 4, '8:1', '12:16'],
  ["Sh'lach", 4, '13:1', '15:41'],
  ['Korach', 4, '16:1', '18:32'],
  ['Chukat', 4, '19:1', '22:1'],
  ['Balak', 4, '22:2', '25:9'],
  ['Pinchas', 4, '25:10', '29:40'],
  ['Matot', 4, '30:1', '32:42'],
  ['Masei', 4, '33:1', '36:13'],
  ['Devarim', 5, '1:1', '3:22'],
  ['Vaetchanan', 5, '3:23', '7:11'],
  ['Eikev', 5, '7:12', '11:25'],
  ["Re'eh", 5, '11:26', '16:17'],
  ['Shoftim', 5, '16:18', '21:9'],
  ['Ki Teitzei', 5, '21:10', '25:19'],
  ['Ki Tavo', 5, '26:1', '29:9'],
  ['Nitzavim', 5, '29:10', '30:20'],
  ['Vayelech', 5, '31:1', '31:30'],
  ["Ha'azinu", 5, '32:1', '32:52'],
];

interface HebrewDate {
  day: number;
  month: string;
  year: number;
}

const hebrewCalendar = new Intl.DateTimeFormat('en-u-ca-hebrew', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function hebrewDate(date: string): HebrewDate {
  const parts = new Map(
    hebrewCalendar.formatToParts(new Date(`${date}T00:00:00Z`)).map(({ type, value }) => [type, value]),
  );
  return { day: Number(parts.get('day')), month: parts.get('month') ?? '', year: Number(parts.get('year')) };
}

/** Sabbaths with the reading of a festival instead of the weekly portion, in the diaspora. */
function isFestival({ month, day }: HebrewDate): boolean {
  if (month === 'Tishri') return day <= 2 || day === 10 || (day >= 15 && day <= 23);
  if (month === 'Nisan') return day >= 15 && day <= 22;
  return month === 'Sivan' && (day === 6 || day === 7);
}

export interface PortionDay {
  date: string;
  name: string;
  ranges: [VerseId, VerseId][];
}

/** Portions that can be read together with the next one, by their index. */
const vayakhel = 21;
const springPairs = [26, 28, 31];
const chukat = 38;
const matot = 41;
const devarim = 43;
const nitzavim = 50;
/** Portions before Passover in a common year, Tzav being the last. */
const beforePassover = 25;
const friday = 5;

/**
 * The weekly portions from the Sabbath after Simchat Torah in the autumn before or on `date` to that of the next year,
 * in the diaspora.
 */
export function torahPortions(date: string): PortionDay[] {
  let first = firstSabbath(hebrewDate(date).year);
  if (first > date) first = firstSabbath(hebrewDate(date).year - 1);
  const { year } = hebrewDate(first);
  const sabbaths: string[] = [];
  for (let day = first; day < firstSabbath(year + 1); day = addDays(day, 7))
    if (!isFestival(hebrewDate(day))) sabbaths.push(day);
  const joined = joinedPortions(year, sabbaths);
  let next = 0;
  return sabbaths.flatMap((sabbath) => {
    const own = [next, ...(joined.has(next) ? [next + 1] : [])];
    next += own.length;
    const read = own.flatMap((index) => portions.slice(index, index + 1));
    if (read.length === 0) return [];
    return [{ date: sabbath, name: read.map(([name]) => name).join('–'), ranges: read.map(rangeOfPortion) }];
  });
}

/** The portions of a year that starts on a date: the rest of its cycle, then the next one up to where it started. */
export function portionsFrom(date: string): PortionDay[] {
  const cycle = torahPortions(date);
  const rest = cycle.filter((portion) => portion.date >= date);
  const start = rest[0]?.ranges[0]?.[0] ?? Infinity;
  // The last portion is a few weeks before the first Sabbath of the next cycle.
  const next = torahPortions(addDays(cycle.at(-1)?.date ?? date, 40));
  return [...rest, ...next.filter(({ ranges }) => (ranges[0]?.[0] ?? 0) < start)];
}

/**
 * Tzav is read before Passover in a common year. Its three pairs of spring are joined, those of a leap year are not.
 * Devarim is read on or before the ninth of Av, and Nitzavim on the last Sabbath of the year.
 */
function joinedPortions(year: number, sabbaths: readonly string[]): Set<number> {
  const joined = new Set<number>();
  const before = (date: string): number => sabbaths.filter((sabbath) => sabbath < date).length;
  if (!isLeapYear(year)) {
    if (before(dateOf(year, 'Nisan', 15)) < beforePassover) joined.add(vayakhel);
    for (const pair of springPairs) joined.add(pair);
  }
  if (weekday(dateOf(year, 'Sivan', 6)) === friday) joined.add(chukat);
  // The Sabbath of Devarim itself is the last one on or before the ninth of Av.
  if (before(addDays(dateOf(year, 'Av', 9), 1)) - 1 + joined.size < devarim) joined.add(matot);
  if (before(dateOf(year + 1, 'Tishri', 1)) === sabbaths.length - 1) joined.add(nitzavim);
  return joined;
}

function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

function rangeOfPortion([, book, from, to]: (typeof portions)[number]): [VerseId, VerseId] {
  const id = (text: string): VerseId => {
    const [chapter = 1, verse = 1] = text.split(':').map(Number);
    return verseId({ book, chapter, verse });
  };
  return [id(from), id(to)];
}

/** The first Sabbath after Simchat Torah, 23 Tishri. */
function firstSabbath(hebrewYear: number): string {
  let date = addDays(dateOf(hebrewYear, 'Tishri', 23), 1);
  while (weekday(date) !== 6) date = addDays(date, 1);
  return date;
}

function isLeapYear(year: number): boolean {
  return (7 * year + 1) % 19 < 7;
}

/** The date of a Hebrew day. The year 5787 begins in September 2026. */
function dateOf(year: number, month: string, day: number): string {
  const offset = { Tishri: 0, Nisan: 175, Sivan: 230, Av: 300 }[month] ?? 0;
  let date = addDays(`${year - 3761}-09-01`, offset - 10);
  for (let tries = 0; tries < 120; tries += 1, date = addDays(date, 1)) {
    const each = hebrewDate(date);
    if (each.year === year && each.month === month && each.day === day) return date;
  }
  throw new Error(`${day} ${month} ${year} was not found`);
}
