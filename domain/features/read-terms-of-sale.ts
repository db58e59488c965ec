import { numberWords } from '../english/number-words.ts';
import type { ListingCondition } from './listing-condition.ts';

const noFinancing = /\bno financing\b(?! contingency)|\bfinancing (?:is )?not (?:permitted|allowed)\b/i;
const financing =
  /\b(\d{2}) ?(?:%|percent) (?:max(?:imum)? )?financing\b|\bfinancing (?:is )?(?:of |up )?(?:to )?(\d{2}) ?(?:%|percent)/i;
const flipTax =
  /\b(\d(?:\.\d+)?) ?% (?:of [^.]{0,30})?flip tax\b|\bflip tax\b(?: is|:| of)? (\d(?:\.\d+)?) ?%/i;
/** The first line of a schedule, where the share is highest: "1–5 years ownership: 70% HDFC / 30% shareholder". */
const schedule =
  /^\W*(?:0|1) ?[-–—] ?(\d{1,2}) years?(?: of)?(?: ownership)?: ?(\d{1,2}) ?% (?:to )?(?:the )?(HDFC|co-?op|corporation)\b[^.]*\b(?:shareholder|seller)\b/i;
const payers: [payer: string, sign: RegExp][] = [
  ['split between buyer and seller', /\bsplit\b/i],
  ['paid by the buyer', /\b(?:by|to) (?:the )?(?:buyer|purchaser)\b|\b(?:buyer|purchaser) pays\b/i],
  ['paid by the seller', /\bby (?:the )?seller\b/i],
];
const asIs = /\bas[- ]is\b/i;
const noRepairs = /\bno repairs\b/i;
const sold = /\b(?:sold|selling|sale|offered|conveyed|purchased|strictly|condition)\b/i;
const pictures = /\b(?:photos?|pictures?|images?|photographs?)\b/i;
const previous = /\b(?:previous|prior) (?:sale|listing|owner|tenant)|\bbefore\b/i;
const rendered = /\brender(?:ing|ings|ed)\b/i;
const staged = /\bvirtual(?:ly)? (?:staged|staging|furnished|enhanced)\b/i;
const some = /\bsome\b/i;

/** What a sale depends on, in plain words: money first, then the condition of the home and of its pictures. */
export function readTermsOfSale(sentence: string): ListingCondition[] {
  return [money(sentence), state(sentence), shown(sentence)].filter((one) => one !== undefined);
}

function money(sentence: string): ListingCondition | undefined {
  const [, years, part, taker = ''] = schedule.exec(sentence) ?? [];
  if (years && part)
    return {
      kind: 'financing',
      text: `There's a flip tax: sell within ${numberWords(Number(years))} years, and ${part}% of the profit goes to the ${/hdfc/i.test(taker) ? 'HDFC' : taker.toLowerCase()}.`,
    };
  const share = financing.exec(sentence);
  const tax = flipTax.exec(sentence);
  const allowed = share?.[1] ?? share?.[2];
  const rate = tax?.[1] ?? tax?.[2];
  const payer = payers.find(([, sign]) => sign.test(sentence))?.[0];
  const parts = [
    noFinancing.test(sentence) ? "Financing isn't allowed." : allowed && `You can finance up to ${allowed}%.`,
    rate && `There's a ${rate}% flip tax${payer ? `, ${payer}` : ", and it isn't said who pays"}.`,
  ].filter(Boolean);
  if (parts.length === 0) return undefined;
  return { kind: noFinancing.test(sentence) ? 'cash' : 'financing', text: parts.join(' ') };
}

function state(sentence: string): ListingCondition | undefined {
  if (!asIs.test(sentence) || !sold.test(sentence)) return undefined;
  return {
    kind: 'as-is',
    text: noRepairs.test(sentence) ? "It's sold as is, with no repairs." : "It's sold as is.",
  };
}

function shown(sentence: string): ListingCondition | undefined {
  const kind = 'pictures';
  if (rendered.test(sentence) && (pictures.test(sentence) || /\bartist/i.test(sentence)))
    return {
      kind,
      text: some.test(sentence) ? 'Some of the pictures are renderings.' : 'The pictures are renderings.',
    };
  if (staged.test(sentence))
    return {
      kind,
      text: some.test(sentence)
        ? 'Some of the photos are virtually staged.'
        : 'The photos are virtually staged.',
    };
  if (pictures.test(sentence) && /\b(?:home|house|unit|residence) next door\b/i.test(sentence))
    return { kind, text: 'The pictures are of the home next door.' };
  return pictures.test(sentence) && previous.test(sentence) && /\bsale|listing\b/i.test(sentence)
    ? { kind, text: 'The pictures are from an earlier sale.' }
    : undefined;
}
