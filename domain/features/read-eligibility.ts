import { joinList } from '../english/join-list.ts';
import { numberWords } from '../english/number-words.ts';
import type { ListingCondition } from './listing-condition.ts';

const perHousehold =
  /\b(\d|one|two|three|four|five|six)[- ]?(?:persons?|people|person household|household members?)\b[^$\d]{0,14}(\$ ?\d{2,3},\d{3})/gi;
const upTo = /(\$ ?\d{2,3},\d{3}) for (?:up to )?(\d|one|two|three|four) (?:people|persons?)/gi;
const income = /\b(?:income|AMI|HDFC)\b/i;
const share = /\b(\d{2,3})% ?(?:of )?(?:the )?AMI\b/i;
const assets =
  /\basset (?:cap|limit|maximum)s?\b[^$.]{0,20}(\$ ?\d[\d,]+\d)(?:[^.]{0,40}\b(retirement (?:funds|accounts)[^.]{0,10}exempt|excluding retirement)\b)?/i;
const noCash =
  /\bno (?:all[- ])?cash (?:purchases?|offers?|buyers?|sales?|deals?)\b|\bcash (?:purchases? (?:are )?)?not (?:allowed|permitted|accepted)\b/i;
const onlyCash =
  /\b(?:all[- ])?cash (?:only|offers? only|buyers? only)\b|\ball[- ]cash (?:will be )?(?:a )?(?:required|necess\w+|purchases? only)/i;
const trust = /\b((?:\p{Lu}\p{L}+ ){1,3}(?:Housing|Land) Trust)\b/u;
const stated = /\bincome[- ](?:limits?|caps?|restrict\w*|guidelines?|requirements?|qualif\w*)\b/i;
const words = ['', 'one person', 'two', 'three', 'four', 'five', 'six'];

/** Who may buy, according to a sentence: by their assets, and by how they pay. */
export function readEligibility(sentence: string): ListingCondition[] {
  const [, cap, exempt] = assets.exec(sentence) ?? [];
  const name = trust.exec(sentence)?.[1];
  return [
    ...(cap
      ? [
          {
            kind: 'assets',
            text: `A household's assets are capped at ${plainDollars(cap)}${exempt ? ', not counting retirement funds' : ''}.`,
          },
        ]
      : []),
    ...(noCash.test(sentence) ? [{ kind: 'cash', text: "Cash purchases aren't allowed." }] : []),
    ...(onlyCash.test(sentence) ? [{ kind: 'cash', text: "It's for cash buyers only." }] : []),
    ...(name
      ? [{ kind: 'income', text: `It's sold through the ${name}, and buyers have to meet its income rules.` }]
      : []),
  ];
}

/** The income limits in the whole text, for each household size it names. */
export function readIncomeLimits(text: string): ListingCondition | undefined {
  if (!income.test(text)) return undefined;
  const limits = new Map<number, string>();
  for (const [, count = '', dollars = ''] of text.matchAll(perHousehold)) limits.set(sizeOf(count), dollars);
  for (const [, dollars = '', count = ''] of text.matchAll(upTo)) limits.set(sizeOf(count), dollars);
  const kind = 'income';
  const listed = [...limits].filter(([size]) => words[size]).sort(([a], [b]) => a - b);
  if (listed.length > 0) {
    const said = listed.map(([size, dollars], at) => {
      const who = words[size] ?? '';
      return `${plainDollars(dollars)} for ${at === 0 && size > 1 ? `${who} people` : who}`;
    });
    return { kind, text: `There's an income limit: ${joinList(said)}.` };
  }
  const percent = share.exec(text)?.[1];
  if (percent) return { kind, text: `Buyers' income is capped, at ${percent}% of the area median.` };
  if (/\bHDFC\b/.test(text) && stated.test(text))
    return { kind, text: "It's an HDFC co-op with income limits for buyers, so ask for the figures." };
  return /\bHDFC\b/.test(text)
    ? { kind, text: "It's an HDFC co-op, and those usually have income limits, so ask for the figures." }
    : undefined;
}

const sizeOf = (written: string) =>
  /\d/.test(written)
    ? Number(written)
    : ([1, 2, 3, 4, 5, 6].find((size) => numberWords(size) === written.toLowerCase()) ?? 0);
const plainDollars = (written: string) => written.replace('$ ', '$');
