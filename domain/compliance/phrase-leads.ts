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

const listNumbers = new Map<string, number>();
const listsByLead = new Map<string, number[]>();

/** The number of a list of word beginnings; phrases that need the same words share one. */
export function numberLeads(leads: string[]): number {
  const key = leads.join(' ');
  const known = listNumbers.get(key);
  if (known !== undefined) return known;
  const number = listNumbers.size;
  listNumbers.set(key, number);
  for (const lead of leads) {
    const lists = listsByLead.get(lead);
    if (lists) lists.push(number);
    else listsByLead.set(lead, [number]);
  }
  return number;
}

/** For every numbered list whether a word of a normal text begins as one of its entries: 1 or 0. */
export type LeadsFound = Uint8Array;

export function findLeads(plain: string): LeadsFound {
  const found = new Uint8Array(listNumbers.size);
  for (const word of new Set(plain.split(' '))) {
    for (let length = 1; length <= Math.min(leadLength, word.length); length += 1) {
      for (const list of listsByLead.get(word.slice(0, length)) ?? []) found[list] = 1;
    }
  }
  return found;
}
