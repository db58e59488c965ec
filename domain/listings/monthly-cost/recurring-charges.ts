import { splitSentences } from '../../english/sentences/rules.ts';
import { readFeePeriod } from '../extraction/values/fee.ts';
import { ASSOCIATION_FEE, type Charge } from './rules.ts';

/** What listings call each charge. The first match names it. */
const names: readonly (readonly [label: string, pattern: string])[] = [
  ['Lot rent', '(?:lot|space|land|site|pad|park)[- ](?:rent|rental|lease)(?: fee)?'],
  ['Ground rent', 'ground[- ](?:rent|lease)'],
  ['Special assessment', '(?:special |capital )assessments?'],
  ['Mello-Roos', 'mello[- ]roos(?: tax(?:es)?| fees?| assessment)?'],
  ['CDD fee', '(?:CDD|community development district)(?: fees?| assessment| dues)?'],
  ['Metro district fee', 'metro(?:politan)? district (?:fees?|tax(?:es)?|dues)'],
  ['Road fee', 'road (?:maintenance |association |agreement )?(?:fees?|dues|assessments?)'],
  ['Club dues', '(?:golf |country |beach |yacht |lake )?club (?:dues|fees?|membership(?: fees?| dues)?)'],
  ['Solar payment', 'solar (?:panel )?(?:lease|loan|payments?)'],
  ['Master association fee', 'master (?:association|HOA)(?: fees?| dues)?'],
  [
    ASSOCIATION_FEE,
    '(?:HOA|association|condo|co-?op|common)(?: (?:monthly|annual))?(?: (?:fees?|dues|charges?|maintenance))|HOA|maintenance (?:fees?|charges?)',
  ],
  ['Water and sewer', '(?:water(?: and sewer|/sewer)?|sewer)(?: (?:fees?|charges?|assessment|bill))'],
  ['Trash', '(?:trash|garbage|sanitation)(?: (?:fees?|charges?|service))'],
  ['Dock fee', '(?:dock|slip|marina|mooring) (?:fees?|dues|rent)'],
  ['Parking fee', '(?:parking|garage) (?:fees?|dues)'],
  ['Amenity fee', '(?:amenity|recreation|pool|beach|lake) (?:fees?|dues)'],
];

const period =
  '(?:\\s*(?:/|per|an?|each|every)\\s*(?:mo(?:nth)?|yr|year|qtr|quarter|week|wk)\\b|\\s+(?:monthly|quarterly|weekly|semi-?annually|annually|yearly|twice a year|every (?:six|6) months))';
const amount = '\\$\\s?(\\d[\\d,]*(?:\\.\\d\\d)?)(?!\\d|,\\d|\\s?(?:k|million|per sq|/sq|psf))';
/** Nothing else may be named between a charge and its amount. */
const link =
  '(?:[,:]? (?:is|are|of|at|runs|adds|currently|now|only|just|about|around|approximately|stays|totals|remains))*[,:]? ';
/** A charge that not everyone pays, or nobody anymore. */
const notDue =
  /\b(?:optional|available|if|may|could|can be|waived|no longer|was|were|voluntary|paid (?:off|in full|up|by|at|through)|sellers? (?:will |to )?(?:pays?|paid|cover)|one[- ]time|at closing|tenants? pays?|paid by tenants?)\b/i;

const patterns = names.map(([label, name]) => ({
  label,
  after: new RegExp(`\\b(monthly |quarterly |annual |yearly )?(?:${name})${link}${amount}(${period})?`, 'i'),
  before: new RegExp(`${amount}(${period}) (?:(?:for|in|to|toward) )?(?:(?:the|a) )?(?:${name})\\b`, 'i'),
}));
/** "The special assessment for the new roof adds $92 a month" */
const worksCharge = new RegExp(
  `\\bspecial assessment\\b(?:(?!\\b(?:fees?|dues|rent|HOA|tax(?:es)?)\\b)[^.;$]){0,60}${amount}(${period})`,
  'i',
);

const timesYearly: Record<string, number> = {
  'a week': 52,
  'a month': 12,
  'a quarter': 4,
  'twice a year': 2,
  'a year': 1,
};

/** The amount per month; null if the period isn't stated. */
export function byTheMonth(dollars: number, due: string | null): number | null {
  return due ? (dollars * (timesYearly[due] ?? 12)) / 12 : null;
}

/** The charges stated in a listing's own sentences, one of each kind. */
export function readRecurringCharges(texts: readonly string[]): Charge[] {
  const found = new Map<string, Charge>();
  for (const sentence of texts.flatMap((text) => (text.includes('$') ? splitSentences(text) : []))) {
    for (const part of sentence.split(/;\s|, (?:and|but|plus|while)\s/)) {
      if (!part.includes('$') || notDue.test(part)) continue;
      const charge = untilWhen(readCharge(part), sentence);
      const known = charge && found.get(charge.label);
      if (charge && (!known || known.dollarsMonthly === null)) found.set(charge.label, charge);
    }
  }
  return [...found.values()];
}

/** A temporary assessment isn't a permanent one. */
function untilWhen(charge: Charge | null, sentence: string): Charge | null {
  const end = /\b(?:through|thru|until) ((?:\p{Lu}\p{Ll}+ )?20\d\d)\b/u.exec(sentence)?.[1];
  return charge && end && charge.label === 'Special assessment'
    ? { ...charge, said: `${charge.said} through ${end}` }
    : charge;
}

function readCharge(text: string): Charge | null {
  for (const { label, after, before } of patterns) {
    const [, prefix = '', stated, often = ''] = after.exec(text) ?? [];
    if (stated) return toCharge(label, stated, often || prefix);
    const [, paid, every = ''] = before.exec(text) ?? [];
    if (paid) return toCharge(label, paid, every);
  }
  const [, added, every = ''] = worksCharge.exec(text) ?? [];
  return added ? toCharge('Special assessment', added, every) : null;
}

function toCharge(label: string, stated: string, often: string): Charge | null {
  const dollars = Number(stated.replaceAll(',', ''));
  const due = readFeePeriod(often.replace('/', ' '));
  if (!(dollars > 0)) return null;
  return {
    label,
    dollarsMonthly: byTheMonth(dollars, due),
    said: [`$${stated}`, due].filter(Boolean).join(' '),
  };
}
