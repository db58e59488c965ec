/** Word beginnings are compared up to this many letters. */
const leadLength = 6;

/** Alternatives of a pattern at its own level of brackets. */
function splitAlternatives(source: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at];
    if (char === '\\') at += 1;
    else if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    else if (char === '|' && depth === 0) {
      parts.push(source.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, source.slice(from)];
}

function closingBracket(source: string): number {
  let depth = 0;
  for (let at = 0; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '(') depth += 1;
    else if (source[at] === ')') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return source.length;
}

function leadsOfAlternative(source: string): string[] | undefined {
  if (!source.startsWith('(?:')) {
    const literal = /^[a-z0-9']*(?![?*])|^[a-z0-9']*/.exec(source)?.[0] ?? '';
    const firm = /^[?*]/.test(source.slice(literal.length)) ? literal.slice(0, -1) : literal;
    return firm ? [firm.slice(0, leadLength)] : undefined;
  }
  const end = closingBracket(source);
  const inner = leadsOf(source.slice(3, end));
  if (source[end + 1] !== '?') return inner;
  const rest = leadsOfAlternative(source.slice(end + 2));
  return inner && rest ? [...inner, ...rest] : undefined;
}

/** How the first word of a match can begin, or nothing when it can begin in any way. */
export function leadsOf(source: string): string[] | undefined {
  const all: string[] = [];
  for (const alternative of splitAlternatives(source)) {
    const leads = leadsOfAlternative(alternative);
    if (!leads) return undefined;
    all.push(...leads);
  }
  return [...new Set(all)];
}

/** Every beginning of every word of a normal text. */
export function wordBeginnings(plain: string): Set<string> {
  const beginnings = new Set<string>();
  for (const word of new Set(plain.split(' '))) {
    for (let length = 1; length <= Math.min(leadLength, word.length); length += 1) {
      beginnings.add(word.slice(0, length));
    }
  }
  return beginnings;
}
