import { joinList } from '#domain/english/join-list.ts';

const fees =
  /^(?:the )?((?:low )?(?:monthly )?(?:hoa )?(?:assessments?|maintenance(?: fees?)?|hoa(?: (?:fees?|dues))?|dues|common charges))(?: of \$[\d,.]+)? (?:also )?(includes?|covers?):? (.+)$/i;
const thing =
  /^(?:(?:central|hot|common|exterior|basic|cable|property|real estate|snow|trash|high-speed|building|24-hour|scavenger|lawn|wi-fi|cooking|blanket|master|window|door|pest) ?)*(?:electricity|electric|gas|water|heat|heating|cooling|air conditioning|ac|internet|cable|tv|wi-fi|cable tv|insurance|taxes|removal|landscaping|maintenance|care|scavenger|sewer|trash|storage|parking|doorman|laundry|gym|control|washing|staff)$/i;
const [maxItems, minItems] = [4, 2];

/** "Monthly assessments include heat, water, and more": what they cover, in lists of four. */
export function pickFees(text: string): string[] {
  const [, name = '', verb = '', list = ''] = fees.exec(text) ?? [];
  if (list === '' || /\b(?:not|except|excluding|but|some)\b/i.test(text)) return [];
  const named = list
    .replace(/\s*(?:[—–]|- |;|\().*$/, '')
    .split(/,\s*(?:and |plus )?| and |\/(?=\p{L})/u)
    .map((one) =>
      one
        .trim()
        .toLowerCase()
        .replace(/^(?:and|plus) /, '')
        .replace(/\btv\b/, 'TV')
        .replace(/^ac$/, 'AC'),
    )
    .filter((one) => thing.test(one));
  if (named.length < minItems) return [];
  const size = Math.ceil(named.length / Math.ceil(named.length / maxItems));
  const who = name
    .toLowerCase()
    .replace(/^low /, '')
    .replace(/\bhoa\b/, 'HOA');
  return Array.from(
    { length: Math.ceil(named.length / size) },
    (_, at) => `The ${who} ${verb.toLowerCase()} ${joinList(named.slice(at * size, (at + 1) * size))}.`,
  );
}
