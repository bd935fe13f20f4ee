export type Dialect = 'mysql' | 'postgres' | 'sqlite';

export interface SqlToken {
  /** "word" includes quoted names; "sign" is a single character. */
  kind: 'word' | 'string' | 'number' | 'sign' | 'unclosed';
  text: string;
  /** Offset in the dump. */
  at: number;
}

const space = '\\s+';
const comment = '--[^\\n]*|#(?=[\\s!-])[^\\n]*|/\\*[\\s\\S]*?(?:\\*/|$)';
/** A string with backslash escapes, as in MySQL, and in PostgreSQL after E. */
const escaped = `'[^'\\\\]*(?:(?:\\\\[\\s\\S]|'')[^'\\\\]*)*'`;
const standard = `'[^']*(?:''[^']*)*'`;
/** Takes the rest of the dump, so that it is scanned once and not for each following quote. */
const unclosed = `'[\\s\\S]*$`;
const dollar = '\\$(?<tag>[A-Za-z_]*)\\$[\\s\\S]*?(?:\\$\\k<tag>\\$|$)';
const name = '`(?:[^`]|``)*`|"(?:[^"]|"")*"|\\[[A-Za-z_][^\\]\\n]*\\]';
const word = '[\\p{L}_@][\\p{L}\\p{N}_$.@]*';
const number = '[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][+-]?\\d+)?';

const tokenPattern = (dialect: Dialect): RegExp =>
  new RegExp(
    [
      `(?<skip>${space}|${comment})`,
      `(?<hex>[xX]'[0-9a-fA-F]*'|0x[0-9a-fA-F]+)`,
      `(?<escaped>[eE]${escaped})`,
      `(?<string>[nN]?(?:${dialect === 'mysql' ? escaped : standard}))`,
      `(?<unclosed>${unclosed})`,
      // Only PostgreSQL has dollar quotes, and names in MySQL can contain the sign.
      `(?<dollar>${dialect === 'postgres' ? dollar : '(?<tag>)(?!)'})`,
      `(?<name>${name})`,
      `(?<word>${word})`,
      `(?<number>${number})`,
      '(?<sign>[\\s\\S])',
    ].join('|'),
    'gu',
  );

const mysqlSigns = /`|\bENGINE\s*=|\bAUTO_INCREMENT\b|\\'/i;
const postgresSigns =
  /\bCOPY\s+\S+[^;]*\bFROM\s+stdin|\bpg_catalog\b|\bSET\s+standard_conforming_strings|\bOWNER\s+TO\b/i;

/** Guesses the dialect from the first part of a dump. Only MySQL treats a backslash as an escape by default. */
export function guessDialect(sql: string): Dialect {
  const head = sql.slice(0, 200_000);
  if (postgresSigns.test(head)) return 'postgres';
  return mysqlSigns.test(head) ? 'mysql' : 'sqlite';
}

/** MySQL escapes. Any other letter represents itself. */
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', 0: '', b: '', Z: '' };

function unescape(text: string): string {
  return text.replace(/\\([\s\S])|''/g, (sequence, letter?: string) =>
    letter === undefined ? (sequence === "''" ? "'" : sequence) : (escapes[letter] ?? letter),
  );
}

/**
 * Yields the tokens of a dump in order, without comments and white space. Nothing is run. An unterminated string is one
 * token, "unclosed".
 */
export function* sqlTokens(sql: string, dialect: Dialect, from = 0): Generator<SqlToken> {
  const token = tokenPattern(dialect);
  token.lastIndex = from;
  for (let match = token.exec(sql); match; match = token.exec(sql)) {
    const { groups = {}, index: at } = match;
    const [text] = match;
    if (groups.skip !== undefined) continue;
    if (groups.hex !== undefined) yield { kind: 'string', text: hexText(text), at };
    else if (groups.escaped !== undefined) yield { kind: 'string', text: unescape(text.slice(2, -1)), at };
    else if (groups.string !== undefined) {
      const inner = text.slice(text.indexOf("'") + 1, -1);
      yield { kind: 'string', text: dialect === 'mysql' ? unescape(inner) : inner.replaceAll("''", "'"), at };
    } else if (groups.unclosed !== undefined) {
      yield { kind: 'unclosed', text: text.slice(0, 40), at };
    } else if (groups.dollar !== undefined) {
      const tag = (groups.tag ?? '').length + 2;
      yield { kind: 'string', text: text.slice(tag, -tag), at };
    } else if (groups.name !== undefined) yield { kind: 'word', text: text.slice(1, -1), at };
    else if (groups.word !== undefined) yield { kind: 'word', text, at };
    else if (groups.number !== undefined) yield { kind: 'number', text, at };
    else yield { kind: 'sign', text, at };
  }
}

function hexText(literal: string): string {
  const digits = literal.replace(/^[xX]'|^0x|'$/g, '');
  const bytes = Uint8Array.from({ length: Math.floor(digits.length / 2) }, (_, at) =>
    Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16),
  );
  return new TextDecoder().decode(bytes);
}
