/** Shared by all parses of a page, so no script can slow down reading it. */
export type Budget = { characters: number };

const maxDepth = 120;
const failed = Symbol('failed');
type Parsed = unknown | typeof failed;

/** A tolerant parser of object literals: JSON, or JavaScript with bare keys, single quotes, trailing commas. */
class LiteralReader {
  readonly text: string;
  at: number;
  readonly names: Map<string, unknown> | undefined;

  constructor(text: string, at: number, names?: Map<string, unknown>) {
    this.text = text;
    this.at = at;
    this.names = names;
  }

  skip(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code === 32 || (code >= 9 && code <= 13) || code === 0xa0) this.at++;
      else if (code === 47 && this.text.charCodeAt(this.at + 1) === 42) {
        const end = this.text.indexOf('*/', this.at + 2);
        this.at = end < 0 ? this.text.length : end + 2;
      } else return;
    }
  }

  value(depth: number): Parsed {
    this.skip();
    const code = this.text.charCodeAt(this.at);
    if (code === 123) return depth > maxDepth ? failed : this.object(depth);
    if (code === 91) return depth > maxDepth ? failed : this.array(depth);
    if (code === 34 || code === 39) return this.string(code);
    if (code === 45 || (code >= 48 && code <= 57)) return this.number();
    return this.word();
  }

  object(depth: number): Parsed {
    const result: Record<string, unknown> = {};
    this.at++;
    for (;;) {
      this.skip();
      const code = this.text.charCodeAt(this.at);
      if (code === 125) {
        this.at++;
        return result;
      }
      const key = code === 34 || code === 39 ? this.string(code) : this.bareKey();
      if (typeof key !== 'string') return failed;
      this.skip();
      if (this.text.charCodeAt(this.at) !== 58) return failed;
      this.at++;
      const value = this.value(depth + 1);
      if (value === failed) return failed;
      if (key !== '__proto__') result[key] = value;
      this.skip();
      const next = this.text.charCodeAt(this.at);
      if (next === 44) this.at++;
      else if (next !== 125) return failed;
    }
  }

  array(depth: number): Parsed {
    const result: unknown[] = [];
    this.at++;
    for (;;) {
      this.skip();
      if (this.text.charCodeAt(this.at) === 93) {
        this.at++;
        return result;
      }
      const value = this.value(depth + 1);
      if (value === failed) return failed;
      result.push(value);
      this.skip();
      const next = this.text.charCodeAt(this.at);
      if (next === 44) this.at++;
      else if (next !== 93) return failed;
    }
  }

  string(quote: number): Parsed {
    const start = ++this.at;
    let escaped = false;
    while (this.at < this.text.length) {
      const code = this.text.charCodeAt(this.at);
      if (code === quote) {
        const raw = this.text.slice(start, this.at++);
        return escaped ? unescapeLiteral(raw, quote) : raw;
      }
      if (code === 92) {
        escaped = true;
        this.at++;
      } else if (code === 10 && quote === 39) return failed;
      this.at++;
    }
    return failed;
  }

  number(): Parsed {
    const start = this.at++;
    while (this.at < this.text.length) {
      const code = this.text.charCodeAt(this.at);
      if (
        (code >= 48 && code <= 57) ||
        code === 46 ||
        code === 101 ||
        code === 69 ||
        code === 43 ||
        code === 45
      )
        this.at++;
      else break;
    }
    const number = Number(this.text.slice(start, this.at));
    return Number.isNaN(number) ? failed : number;
  }

  bareKey(): Parsed {
    const start = this.at;
    while (this.at < this.text.length && /[\w$-]/.test(this.text.charAt(this.at))) this.at++;
    return this.at > start ? this.text.slice(start, this.at) : failed;
  }

  word(): Parsed {
    if (this.names) {
      const name = /^[A-Za-z_$][\w$]{0,8}(?![\w$(.])/.exec(this.text.slice(this.at, this.at + 12))?.[0];
      if (name && this.names.has(name)) {
        this.at += name.length;
        return this.names.get(name) ?? null;
      }
    }
    if (!wordStarts.includes(this.text.charAt(this.at))) return failed;
    const ahead = this.text.slice(this.at, this.at + 24);
    for (const [word, value] of words) {
      if (ahead.startsWith(word) && !/[\w$]/.test(ahead.charAt(word.length))) {
        this.at += word.length;
        return value;
      }
    }
    const call = /^(?:new Date\(|JSON\.parse\(|decodeURIComponent\()/.exec(ahead);
    if (!call) return failed;
    this.at += call[0].length;
    this.skip();
    const code = this.text.charCodeAt(this.at);
    const inner = code === 34 || code === 39 ? this.string(code) : code === 41 ? null : failed;
    this.skip();
    if (inner === failed || this.text.charCodeAt(this.at) !== 41) return failed;
    this.at++;
    return inner;
  }
}

const words: [string, unknown][] = [
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', null],
  ['void 0', null],
  ['NaN', null],
  ['!0', true],
  ['!1', false],
];

/** Most of a script is code; its first character shows that it isn't a value. */
const wordStarts = 'tfnuvN!Jd';

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '0': '' };

function unescapeLiteral(raw: string, quote: number): string {
  if (quote === 34) {
    try {
      // Much faster, and correct for nearly all strings.
      return JSON.parse(`"${raw}"`);
    } catch {}
  }
  return raw.replace(
    /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(\r?\n)|(.))/g,
    (_, unicode, hex, newline, single) => {
      if (unicode || hex) return String.fromCharCode(Number.parseInt(unicode ?? hex, 16));
      if (newline) return '';
      return escapes[single] ?? single;
    },
  );
}

/** Parses one value that begins at `start`, or returns null. Spends the budget either way. */
export function readLiteral(
  text: string,
  start: number,
  budget: Budget,
  names?: Map<string, unknown>,
): { value: unknown; end: number } | null {
  if (budget.characters <= 0) return null;
  const reader = new LiteralReader(text, start, names);
  const value = reader.value(0);
  budget.characters -= reader.at - start + 8;
  return value === failed ? null : { value, end: reader.at };
}

/** `JSON.parse` that returns undefined instead of throwing, and falls back to the tolerant reader. */
export function parseLenientJson(text: string, budget: Budget): unknown {
  const trimmed = text
    .trim()
    .replace(/^<!--|-->$|^\/\*\s*<!\[CDATA\[\s*\*\/|^\{\}&&|^\)\]\}',?\s*/g, '')
    .trim();
  budget.characters -= trimmed.length;
  if (budget.characters < 0) return undefined;
  try {
    return JSON.parse(trimmed);
  } catch {
    return readLiteral(trimmed, 0, budget)?.value;
  }
}
