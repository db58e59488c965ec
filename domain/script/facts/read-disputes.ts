import { joinList } from '../../english/join-list.ts';
import { numberWords } from '../../english/number-words.ts';
import type { Fact } from '../schema.ts';
import {
  bedrooms,
  built,
  dated,
  isNear,
  ordered,
  otherHome,
  ownBedrooms,
  size,
  withoutAsides,
} from './disputed-fields.ts';

/** A number where page and description disagree: we give both, and say that someone should ask. */
export type Dispute = { field: string; page: string; said: string; factIds: string[] };

type Found = { value: number; text: string; factId: string };

const counts = ['studio', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const count = `(\\d(?:\\.\\d{1,2})?|${counts.slice(1).join('|')})`;
const half = '([- ]and[- ](?:a[- ])?half)?';
/** "Four-bedroom, 3.5-bath": baths counted together with the bedrooms are the whole home's. */
const bathsBehindBeds = new RegExp(
  `\\b${count}[- ]bed(?:room)?s?[,/]? *(?:and |& |\\+ |/ ?)?${count}${half}[- ](?:full[- ])?bath(?:room)?s?\\b`,
  'gi',
);
const splitBaths = new RegExp(
  `\\b${count} full(?: bath(?:room)?s?)?,? (?:and|&|\\+) ${count} half[- ]bath(?:room)?s?\\b`,
  'gi',
);
/** One floor, or one of several homes, has its own rooms; possible ones don't exist. */
const partOfIt =
  /\b(?:level|upstairs|downstairs|each|floor|currently|originally|previously|used as|legal|listed as|possible|or|flex|plus)\b/i;

/** A roof, a porch and a renovation have their own years. */
const otherAge =
  /\b(?:roof|kitchen|bath\w*|windows?|furnace|boiler|hvac|addition|extension|porch|garage|deck|wiring|plumbing|pool|elevator|lobby|coach house|barn|renovation|restoration|rehab|remodel|conversion)\b[^.;]{0,60}\b(?:in|from|to|circa) (?:1[789]|20)\d\d\b/i;
/** A year long after the page's is when work was done on the house. */
const maxLater = 15;

const numberOf = (word = '') => {
  const at = counts.indexOf(word.toLowerCase());
  return at > 0 ? at : Number(word.replaceAll(',', ''));
};

/** What we can say about numbers that disagree: only if the description gives a single other number. */
export function readDisputes(
  facts: readonly Fact[],
  sentences: readonly Fact[],
  disputed: ReadonlySet<string>,
): Dispute[] {
  const said = sentences.map(({ id, source }) => ({ id, excerpt: withoutAsides(source.excerpt) }));
  const factOf = (field: string) => facts.find((one) => one.field === field && one.source.kind !== 'order');
  const inText = (signs: readonly RegExp[], isHomes: (text: string) => boolean = () => true): Found[] =>
    said.flatMap(({ id, excerpt }) =>
      isHomes(excerpt)
        ? signs.flatMap((sign) =>
            [...excerpt.matchAll(sign)].map(([text, value]) => ({
              text,
              value: numberOf(value),
              factId: id,
            })),
          )
        : [],
    );
  const builtAt = numberOf(/\d{4}/.exec(factOf('yearBuilt')?.value ?? '')?.[0]);
  const isOfHouse = (text: string) => !otherAge.test(text);
  const isWhole = (text: string) => !otherHome.test(text) && !partOfIt.test(text);
  const read: (Dispute | undefined)[] = [
    disputed.has('beds')
      ? dispute(
          factOf('beds'),
          inText([bedrooms, ...ownBedrooms], isWhole),
          (n) => `${numberWords(n)} ${n === 1 ? 'bedroom' : 'bedrooms'}`,
        )
      : undefined,
    bathDispute(
      factOf('baths'),
      factOf('bathSplit'),
      sentences.filter(({ source }) => isWhole(source.excerpt)),
    ),
    disputed.has('yearBuilt')
      ? dispute(
          factOf('yearBuilt'),
          inText([built, ordered, dated], isOfHouse).filter(({ value }) => value <= builtAt + maxLater),
          String,
        )
      : undefined,
    disputed.has('sqft')
      ? dispute(factOf('sqft'), inText([size]), (n) => `${n.toLocaleString('en-US')} square feet`)
      : undefined,
  ];
  return read.filter((one) => one !== undefined);
}

/** Two other numbers, and we can't tell which one the description means. */
function dispute(
  fact: Fact | undefined,
  found: readonly Found[],
  say: (value: number) => string,
): Dispute | undefined {
  const [first] = found;
  const page = numberOf(/[\d,.]+/.exec(fact?.value ?? '')?.[0]);
  const isOne = found.every(({ value }) => value === first?.value);
  if (!fact || !first || !isOne || Number.isNaN(page) || page === first.value) return undefined;
  if (fact.field === 'sqft' && isNear(first.value, page)) return undefined;
  return { field: fact.field, page: say(page), said: say(first.value), factIds: [fact.id, first.factId] };
}

/** A half bath may count as one, as half, or separately. */
function bathDispute(
  total: Fact | undefined,
  split: Fact | undefined,
  sentences: readonly Fact[],
): Dispute | undefined {
  const all = numberOf(/[\d.]+/.exec(total?.value ?? '')?.[0]);
  const [, full, halves] = /^(\d+) full baths? and (\d+) half baths?$/.exec(split?.value ?? '') ?? [];
  if (!total || Number.isNaN(all)) return undefined;
  const [fulls, half1] = [Number(full ?? Math.floor(all)), Number(halves ?? Math.ceil(all % 1))];
  const agreeing = [
    all,
    fulls,
    fulls + half1,
    fulls + half1 / 2,
    Number(`${fulls}.${half1}`),
    Math.ceil(all),
  ];
  const counted = sentences.flatMap(({ id, source: { excerpt } }) => [
    ...[...excerpt.matchAll(splitBaths)].map(([, one, other]) => ({
      factId: id,
      isSplit: true,
      // Full baths are counted separately here, so only the page's full ones match.
      isAgreed: split ? numberOf(one) === fulls : agreeing.includes(numberOf(one)),
      said: `${numberWords(numberOf(one))} full and ${numberWords(numberOf(other))} half baths`,
    })),
    ...[...excerpt.matchAll(bathsBehindBeds)].map(([, , baths, andHalf]) => ({
      factId: id,
      isSplit: false,
      isAgreed: agreeing.includes(numberOf(baths) + (andHalf ? 0.5 : 0)),
      said: bathsOf(numberOf(baths) + (andHalf ? 0.5 : 0)),
    })),
  ]);
  // Full baths counted separately look at first like a count of all.
  const apart = counted.filter(({ isSplit }) => isSplit);
  const found = apart.length > 0 ? apart : counted;
  const [first] = found;
  const isOther = found.every(({ isAgreed, said }) => said === first?.said && !isAgreed);
  if (!first || !isOther) return undefined;
  const page =
    split && half1 > 0
      ? joinList([
          `${numberWords(fulls)} full`,
          `${numberWords(half1)} half ${half1 === 1 ? 'bath' : 'baths'}`,
        ])
      : bathsOf(all);
  return {
    field: 'baths',
    page,
    said: first.said,
    factIds: [split && half1 > 0 ? split.id : total.id, first.factId],
  };
}

function bathsOf(value: number): string {
  const whole = Math.floor(value);
  const said =
    value === whole
      ? numberWords(whole)
      : value - whole === 0.5
        ? `${numberWords(whole)} and a half`
        : String(value);
  return `${said} ${value === 1 ? 'bath' : 'baths'}`;
}
