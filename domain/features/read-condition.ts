import { articleFor } from '../english/article-for.ts';
import { upperFirst } from '../english/upper-first.ts';
import { conditionSigns, noCondition, unitSigns } from './data/condition-signs.ts';
import type { ListingCondition } from './listing-condition.ts';
import { readDeal } from './read-deal.ts';
import { readEligibility } from './read-eligibility.ts';
import { readHouseRules } from './read-house-rules.ts';
import { readSharedLimits } from './read-shared-limits.ts';
import { readShowing } from './read-showing.ts';
import { readStatusNote } from './read-status-note.ts';
import { readTenancy } from './read-tenancy.ts';
import { readTermsOfSale } from './read-terms-of-sale.ts';
import { readWorkLeft } from './read-work-left.ts';

const [minWords, maxWords] = [2, 22];
const lead =
  /^(?:(?:please (?:note|be advised)|kindly note|note|nb|disclaimer|important)\b[:,;.\s]*(?:that\s+)?|(?:also|plus|and|additionally)\b[,\s]+|(?:additional (?:info(?:rmation)?|details?)|pets?|financing|guidelines|(?:building )?polic(?:y|ies)|terms)\s*:\s*)+/i;
const unsayable =
  /https?|www\.|\S@\S|\d{3}[-.)\s]+\d{3}[-.\s]\d{4}|\b(?:call|text|email|contact|showings?)\b/i;
/** An ad around a condition: without it, the rest wouldn't be the agent's sentence. */
const sales =
  /\b(?:welcome to|don't miss|rare|opportunit\w+|investors? (?:dream|alert)|nestled|stunning|charming|beautiful\w*|luxur\w+|bright and)\b/i;

/** "Flip Tax Structure" is a table heading; it states nothing. */
const heading =
  /^(?:\p{Lu}[\p{L}-]*\s+){1,4}(?:Structure|Schedule|Details|Information|Policy|Terms|Summary):?\.?$/u;

/** Everything in a sentence that could rule a buyer out: in plain words if possible, otherwise in the listing's. */
export function readConditions(sentence: string, isWholeBuilding = false): ListingCondition[] {
  const isDenied = noCondition.test(sentence);
  const tenancy = readTenancy(sentence);
  const showing = readShowing(sentence);
  const workLeft = readWorkLeft(sentence);
  const status = readStatusNote(sentence);
  const rules = readHouseRules(sentence).map((condition) => ({ ...condition, isPlain: true }));
  const plain = [
    ...(status ? [status] : []),
    ...(tenancy ? [tenancy] : []),
    ...(showing ? [showing] : []),
    ...(workLeft ? [workLeft] : []),
    ...readEligibility(sentence),
    ...(isDenied ? [] : readTermsOfSale(sentence)),
    ...readSharedLimits(sentence),
  ].map((condition) => ({ ...condition, isPlain: true }));
  const stated = readCondition(sentence, isWholeBuilding);
  const isNew =
    stated &&
    !plain.some(({ kind }) => kind === stated.kind) &&
    !(rules.length > 0 && ruled.has(stated.kind)) &&
    (plain.length === 0 || readDeal(sentence));
  return [...(isNew ? [stated] : []), ...plain, ...rules];
}

/** House rules, in the listing's words. */
const ruled: ReadonlySet<string> = new Set(['missing', 'approval', 'occupancy']);

/** The condition a listing sentence states, if any. */
export function readCondition(sentence: string, isWholeBuilding = false): ListingCondition | undefined {
  const deal = readDeal(sentence);
  if (deal) return deal;
  if (noCondition.test(sentence)) return undefined;
  const kind =
    conditionSigns.find(([, sign]) => sign.test(sentence))?.[0] ??
    (isWholeBuilding && unitSigns.test(sentence) ? 'units' : undefined);
  if (!kind) return undefined;
  return { kind, text: speakCondition(sentence, kind) };
}

/** The sentence as a host says it; empty if no complete part of it works. */
function speakCondition(sentence: string, kind: string): string {
  const calm = isShouted(sentence) ? upperFirst(sentence.toLowerCase()) : sentence;
  const text = calm
    .replace(/[‘’]/g, "'")
    .replace(/["“”*]/g, '')
    .replace(/\s*\((?:[A-Z]{2,6}|(?:NYSE|Nasdaq)\b[^)]*|file[^)]*|see[^)]*|per[^)]*|details[^)]*)\)/gi, '')
    .replace(/^\((.*)\)\.?$/, '$1')
    .replace(/\s*\(([^()]+)\)/g, ', $1,')
    .replace(/,? (?:file (?:number|no\.?)|file) [A-Z]{2}[\w-]+/gi, '')
    .replace(/,\s*([.,])/g, '$1')
    .replace(/!+/g, '.')
    .replace(/\s*&\s*/g, ' and ')
    .replace(/\band\/or\b/gi, 'or')
    .replace(/\b(washers?)\s?\/\s?(dryers?)/gi, '$1 and $2')
    .replace(/^flip tax (?=(?:schedule )?applies)/i, 'A flip tax ')
    .replace(/\$ (?=\d)/g, '$')
    .replace(/\s*\/\s*mo(?:nth)?\b\.?/gi, ' a month')
    .replace(/(?<=\p{L})\s*\/\s*(?=\p{L})/gu, ' or ')
    .replace(/(\p{L})- (?=\p{L})/gu, '$1, ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = kind === 'units' ? nameUnits(text) : '';
  if (name !== '') return name;
  const parts = text
    .split(/;\s+|\s[-–—]\s|(?<=[a-z]), (?=(?:and )?there (?:is|are)\b)|:\s+(?=\p{Lu})/u)
    .map(trimLead);
  const whole = trimLead(text);
  const found = [whole, ...parts].find((part) => isSayable(part) && stays(part, kind));
  if (found) return `${upperFirst(found.replace(/[\s,;:.-]+$/, ''))}.`;
  if (kind === 'units') return '';
  const phrase = whole
    .split(/[,;:]\s|\s[-–—]\s|-(?=(?:perfect|ideal|providing|offering|each))/)
    .map((part) =>
      part
        .trim()
        .replace(/^and /, '')
        .replace(/[\s,;:.-]+$/, ''),
    )
    .find((part) => {
      const words = part.split(' ').length;
      return words >= minPhraseWords && words <= maxPhraseWords && isSayable(part) && stays(part, kind);
    });
  return phrase ? `The listing says, “${upperFirst(phrase)}.”` : '';
}

const [minPhraseWords, maxPhraseWords] = [4, 16];
const unitName =
  /\b(?:two|three|four|five|six|\d{1,2})[- ](?:flat|unit (?:building|property|brownstone|walk-up)|family (?:home|building))|\b(?:triplex|fourplex)\b/i;

function nameUnits(text: string): string {
  const units = unitName.exec(text)?.[0].toLowerCase();
  return units ? `The listing calls it ${articleFor(units)} ${units}.` : '';
}

const trimLead = (text: string) => text.trim().replace(lead, '').trim();

/** Whether the shortened text still states the condition it was picked for. */
function stays(text: string, kind: string): boolean {
  if (kind === 'units' && !/\b(?:is|are|has|have|pays?|rents? (?:at|for|\$)|rented)\b/i.test(text))
    return false;
  const sign = kind === 'units' ? unitSigns : conditionSigns.find(([name]) => name === kind)?.[1];
  return sign?.test(text) ?? false;
}

function isSayable(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean).length;
  return (
    words >= minWords &&
    words <= maxWords &&
    !unsayable.test(text) &&
    !sales.test(text) &&
    !heading.test(text) &&
    !/[?|#<>[\]{}…]|(?<!\d)\/|\/(?!\d)/.test(text)
  );
}

const isShouted = (text: string) =>
  (text.match(/\p{Lu}/gu)?.length ?? 0) > (text.match(/\p{Ll}/gu)?.length ?? 0);
