import { parseAddress } from '../../address/parse-address.ts';
import type { Candidate, FieldName } from '../facts.ts';
import { type Identity, matchesIdentity } from '../identity.ts';
import type { TextLine } from '../page/text-lines.ts';
import { zones } from '../page/zones.ts';
import { readMlsNumber } from '../values/read-mls-number.ts';
import { readPersonName } from '../values/read-person-name.ts';
import { readStatus } from '../values/read-status.ts';

const rooms = /\b\d{1,2} ?(?:br|bd|beds?)\b/i;
const statuses: Record<string, string> = {
  a: 'active',
  act: 'active',
  p: 'pending',
  pnd: 'pending',
  pend: 'pending',
  s: 'sold',
  sld: 'sold',
  ctg: 'contingent',
  cs: 'coming soon',
};
const opening =
  /^(a|act|active|p|pnd|pend|pending|s|sld|sold|ctg|contingent|cs|new)\b[ .:|-]*(?:(?:mls ?#? ?)?([A-Z]{0,4}\d{5,10}))?/i;
const built = /\b(?:blt|built|yb|yr(?: ?blt)?)\.?:? ?((?:18|19|20)\d\d)\b/i;
const lot = /(?:^|[\s,|/])(\d{0,3}\.?\d{1,3}) ?ac(?:res?)?\b/i;
const officeAndAgent =
  /((?:[A-Z][\w&.'’-]+ ){1,5}(?:Realty|Real Estate|Properties|Homes|Group|Realtors|Brokerage|Associates|Company|Inc|LLC))\.? ?[/,|–-] ?([A-Z][\w.'’-]+(?: [A-Z][\w.'’-]+){1,2})$/;

/** One home on one line, as agents copy it: "Act 22045518 $374,900 914 Birchbark Trl, Duluth, MN 55811 3BR/2BA blt 1979". */
export function readSheetLines(lines: TextLine[], identity: Identity): Candidate[] {
  const found: Candidate[] = [];
  for (const { text, zone } of lines) {
    if (zone & (zones.similar | zones.chrome | zones.remarks) || text.length < 50 || text.length > 400)
      continue;
    const amounts = text.match(/\$ ?\d[\d,]{4,11}/g) ?? [];
    if (amounts.length !== 1 || !rooms.test(text)) continue;
    const address = parseAddress(text);
    if (!address?.street || matchesIdentity(address, identity) !== true) continue;
    const add = (field: FieldName, value: unknown): void => {
      if (value !== null && value !== undefined)
        found.push({ field, value, source: 'text', where: text.slice(0, 80), weight: 0.6 });
    };
    add('price', Number(amounts[0]?.replace(/\D/g, '')));
    const [, status = '', mls] = opening.exec(text) ?? [];
    add('status', status === '' ? null : (statuses[status.toLowerCase()] ?? readStatus(status)));
    add('mls', readMlsNumber(mls));
    add('yearBuilt', Number(built.exec(text)?.[1]) || null);
    const acres = Number(lot.exec(text)?.[1]);
    add('lot', acres > 0 ? { amount: acres, unit: 'acres' } : null);
    const party = officeAndAgent.exec(text);
    add('brokerage', party?.[1] ?? null);
    add('agent', readPersonName(party?.[2]));
  }
  return found;
}
