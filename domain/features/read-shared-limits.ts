import { joinList } from '../english/join-list.ts';
import { upperFirst } from '../english/upper-first.ts';
import type { ListingCondition } from './listing-condition.ts';

const place =
  '(?:lobby|hallways?|courtyard|roof ?deck|rooftop|pool|gym|fitness (?:center|room)|elevators?|facade|garage|garden|common areas|laundry room)';
const renewing = new RegExp(
  `\\b(${place}(?:(?:,| and|, and) (?:the )?${place})*)\\s*\\(?(?:is |are )?(?:both )?(?:currently |now |about to be )?(?:under(?:going)?(?: an?)?(?: [\\p{L}-]+)? renovations?|being (?:renovated|redone|updated))`,
  'iu',
);
const waiting =
  /\b((?:(?:parking|garage|valet|bike|bicycle|private|extra) )*(?:parking|garage|storage(?: units?| room)?|bike room))\b[^.,;]{0,50}\bwait[- ]?list/i;
const dollars = String.raw`\$ ?(\d[\d,.]*)( ?[kK]\b)?`;
const space = `((?:(?:two|side-by-side|second|additional|deeded|heated|indoor|outdoor|covered|garage|permit|self|valet|tandem|exterior)[- ])*)(?:parking|garage)(?: (?:spaces?|spots?))?`;
const bought = new RegExp(
  `\\b${space}\\b[^.;$]{0,60}?\\b(?:for|at|additional|extra)\\b[^.;$]{0,24}${dollars}(?:\\s?(?:/|per |a )\\s?(month|mo))?`,
  'iu',
);
const required = /\bmust be (?:purchased|sold|bought)\b/i;
const notHere =
  /\bparking\b[^.]{0,40}\bnot available (?:on-?site|on site|in the building)|\bno (?:on-?site )?parking\b/i;

/** Amenities with a catch: closed for work, for a fee, or with a waiting list. */
export function readSharedLimits(sentence: string): ListingCondition[] {
  return [workInProgress(sentence), waitList(sentence), paidParking(sentence)].filter(
    (one) => one !== undefined,
  );
}

function workInProgress(sentence: string): ListingCondition | undefined {
  const named = renewing.exec(sentence)?.[1]?.toLowerCase();
  if (!named) return undefined;
  const things = named.split(/,? and (?:the )?|, (?:the )?/);
  const isMany = things.length > 1 || /s$/.test(named);
  return { kind: 'shared-work', text: `The ${joinList(things)} ${isMany ? 'are' : 'is'} being renovated.` };
}

function waitList(sentence: string): ListingCondition | undefined {
  const named = waiting.exec(sentence)?.[1]?.toLowerCase();
  return named ? { kind: 'wait-list', text: `There's a wait list for the ${named}.` } : undefined;
}

function paidParking(sentence: string): ListingCondition | undefined {
  if (notHere.test(sentence))
    return {
      kind: 'missing',
      text: /\brental parking\b[^.]*\bnearby/i.test(sentence)
        ? 'Parking can be rented nearby, but there is none on site.'
        : 'There is no parking on site.',
    };
  const [, described = '', amount = '', thousands, monthly] = bought.exec(sentence) ?? [];
  if (amount === '' || amount.replace(/\D/g, '').length > maxDigits) return undefined;
  const price = `$${thousands ? `${amount},000` : amount.replace(/[.,]$/, '')}`;
  const isTwo = /\btwo\b/i.test(described);
  const kinds = described.toLowerCase().replace(/\b(?:two|side-by-side|additional|self)[- ]/g, '');
  const name = `${kinds}parking`;
  if (required.test(sentence))
    return {
      kind: 'parking-price',
      text: isTwo
        ? `Two ${kinds.includes('garage') ? kinds : `${kinds}parking `}spaces have to be bought with it, at ${price} each.`
        : `The ${name} has to be bought with it, for ${price}.`,
    };
  const where = /\b(?:vicinity|nearby|next door|next block)\b/i.test(sentence) ? ' nearby' : '';
  return {
    kind: monthly ? 'parking-rent' : 'parking-price',
    text: monthly
      ? `${upperFirst(name)}${where} rents for ${price} a month.`
      : `${upperFirst(name)}${where} is extra, for ${price}.`,
  };
}

/** Nobody pays more for a space; a larger figure is the price of a home. */
const maxDigits = 5;
