import { isOpenToBuyers } from '../rules.ts';
import type { HomeLimit } from '../story/home-limits.ts';
import type { Copy } from './copy.ts';

/** Limits that must not be hidden behind the link. Photo disclosures don't apply: a message has no photos. */
const decisive =
  /55\+|cash only|tenant in place|as is|needs work|tear-down|limits apply|contract|no all-cash|land is leased|auction|shared ownership|planned|to be built|walk-up|not combined|entitlements|accepted offer|offering plan|^assessment|currently configured/i;

/** A home's limits in a message: who may buy it and the first limit, or that limit alone; null if there are none. */
export function messageLimits({ story, occasion }: Copy): (string | null)[] {
  if (!isOpenToBuyers(occasion)) return [null];
  const found = story.limits.filter(({ said, isRule }) => !isRule && decisive.test(said));
  const [first, ...others] = found;
  if (!first) return [null];
  const buyers = isOfBuyers(first) ? undefined : others.find(isOfBuyers);
  const who = buyers && inShort(buyers).replace('income and asset', 'income');
  // People looking for an HDFC home know its requirements.
  const rule = who?.startsWith('HDFC,') ? ['HDFC.'] : [];
  return [...(who ? [who, ...rule].map((one) => `${inShort(first)} ${one}`) : []), inShort(first)];
}

const isOfBuyers = ({ said }: HomeLimit) => /income.* limits apply/i.test(said);

/** "Tenant until May 2027." says that there is one; a day without its year is said as the listing says it. */
const inShort = ({ said, short = said }: HomeLimit) =>
  short
    .replace(/^HDFC: (income.*) apply\.$/, 'HDFC, $1.')
    .replace(/(?<=^Assessment \S+) .*$/, '.')
    .replace(/^Tenant in place (?=[^.]*\b20\d\d\b)/, 'Tenant ')
    .replace(/(?<=\p{L}) \d{1,2}(?:st|nd|rd|th)?,? (?=20\d\d)/u, ' ');
