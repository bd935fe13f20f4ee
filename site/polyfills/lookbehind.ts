/** How far back a lookbehind can reach, in UTF-16 units. Those of the site and its libraries need at most four. */
const farthest = 8;

interface Lookbehind {
  isNegative: boolean;
  /** Sticky pattern for the text of the lookbehind. */
  sticky: RegExp;
}

interface LeadingLookbehinds {
  lookbehinds: Lookbehind[];
  /** Whether the start of the text also satisfies it: `(?:^|(?<=[^a-z]))`. */
  isStartEnough: boolean;
  /** The pattern after the lookbehinds. */
  rest: string;
}

/**
 * Supports lookbehind assertions at the beginning of patterns, which Safari 16.3 lacks. The build writes regular
 * expressions with lookbehinds as `new RegExp(…)`, because a literal would be a syntax error there. A lookbehind
 * elsewhere in a pattern is still an error, which the lint rule of `data` and `site` finds.
 */
export function polyfillLookbehind(scope: { RegExp: RegExpConstructor } = globalThis): void {
  const Native = scope.RegExp;
  if (supportsLookbehind(Native)) return;
  const Polyfilled = patchedClass(Native);
  scope.RegExp = new Proxy(Native, {
    apply: (_, __, [pattern, flags]: [string | RegExp, string?]) => make(pattern, flags),
    construct: (_, [pattern, flags]: [string | RegExp, string?], newTarget) =>
      newTarget === scope.RegExp ? make(pattern, flags) : Reflect.construct(Native, [pattern, flags], newTarget),
  });

  function make(pattern: string | RegExp, flags?: string): RegExp {
    const source = typeof pattern === 'string' ? pattern : pattern?.source;
    return /\(\?<[=!]/.test(source ?? '') ? new Polyfilled(pattern, flags) : new Native(pattern, flags);
  }
}

function supportsLookbehind(Native: RegExpConstructor): boolean {
  try {
    return new Native('(?<=a)b').test('ab');
  } catch {
    return false;
  }
}

function patchedClass(Native: RegExpConstructor): new (pattern: string | RegExp, flags?: string) => RegExp {
  return class PatchedRegExp extends Native {
    readonly #source: string;
    readonly #leading: LeadingLookbehinds;

    constructor(pattern: string | RegExp, flags = typeof pattern === 'string' ? '' : pattern.flags) {
      const source = typeof pattern === 'string' ? pattern : pattern.source;
      const leading = readLeading(source, flags, Native);
      super(leading.rest, flags);
      this.#source = source;
      this.#leading = leading;
    }

    override get source(): string {
      return this.#source;
    }

    override exec(text: string): RegExpExecArray | null {
      const isMoving = this.global || this.sticky;
      const searched = isMoving ? this : new Native(this.#leading.rest, `${this.flags}g`);
      for (;;) {
        const match = super.exec.call(searched, text);
        if (!match || holds(this.#leading, text, match.index)) return match;
        if (this.sticky) {
          this.lastIndex = 0;
          return null;
        }
        searched.lastIndex = match.index + 1;
      }
    }
  };
}

function holds({ lookbehinds, isStartEnough }: LeadingLookbehinds, text: string, at: number): boolean {
  if (isStartEnough && at === 0) return true;
  return lookbehinds.every(({ sticky, isNegative }) => {
    for (let start = at; start >= Math.max(0, at - farthest); start -= 1) {
      sticky.lastIndex = start;
      if (sticky.test(text) && sticky.lastIndex === at) return !isNegative;
    }
    return isNegative;
  });
}

function readLeading(source: string, flags: string, Native: RegExpConstructor): LeadingLookbehinds {
  const orStart = '(?:^|';
  const isStartEnough = source.startsWith(`${orStart}(?<`);
  const lookbehinds: Lookbehind[] = [];
  let at = isStartEnough ? orStart.length : 0;
  while (/^\(\?<[=!]/.test(source.slice(at))) {
    const end = endOfGroup(source, at);
    const sticky = new Native(`(?:${source.slice(at + 4, end - 1)})`, `${flags.replace(/[gy]/g, '')}y`);
    lookbehinds.push({ isNegative: source[at + 3] === '!', sticky });
    at = end;
  }
  if (isStartEnough) {
    if (source[at] !== ')') throw new SyntaxError(`No support for the lookbehind of ${source}`);
    at += 1;
  }
  const rest = source.slice(at);
  // In "(?<=a)b|c", the lookbehind applies only to the first alternative.
  if (hasAlternatives(rest)) throw new SyntaxError(`No support for the lookbehind of ${source}`);
  return { lookbehinds, isStartEnough, rest };
}

/** Returns the offset after the group that starts at `start`. */
function endOfGroup(source: string, start: number): number {
  let depth = 0;
  for (const { sign, at } of signsOf(source, start)) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return source.length;
}

function hasAlternatives(source: string): boolean {
  let depth = 0;
  for (const { sign } of signsOf(source, 0)) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 0) return true;
  }
  return false;
}

/** Yields parentheses and bars that are neither escaped nor in a class. */
function* signsOf(source: string, start: number): Generator<{ sign: string; at: number }> {
  let isInClass = false;
  for (let at = start; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    if (sign === '\\') at += 1;
    else if (sign === '[') isInClass = true;
    else if (sign === ']') isInClass = false;
    else if (!isInClass && '()|'.includes(sign)) yield { sign, at };
  }
}
