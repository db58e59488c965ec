import type { ParsedAddress } from '../../address/parse-address.ts';
import { type Budget, parseLenientJson } from '../json/lenient-json.ts';
import type { Blob } from '../json/state-blobs.ts';
import { meaningOf, misspelledMeaningOf, type NamedField, plainFieldName } from './field-names.ts';
import { limitDataSize } from './limit-data-size.ts';
import { isObject, type JsonObject, recordAddress } from './record-address.ts';

export type RawFact = { field: NamedField; value: unknown; weight: number; name: string };

/** One object from the page's data, with the nearest address around it and the facts its field names indicate. */
export type RawRecord = {
  where: string;
  object: JsonObject;
  address: ParsedAddress | null;
  hasOwnAddress: boolean;
  /** How many lists of several objects it is in: other homes come in lists. */
  lists: number;
  schemaType: string;
  facts: RawFact[];
};

const foreign =
  /similar|nearby|comparable|^comps?$|related|recommend|recentlysold|recentlyviewed|otherlistings|morelistings|featuredlistings|history|priceevents|pricechanges|^events?$|mortgage|loan|estimate|avm|valuation|openhouse|walkscore|pointsofinterest|neighbou?rhoods?(?:stats|trends|info|data|details)?$|market(?:stats|trends|data|insight)|^ads?$|advertis(?:ing|ement)|breadcrumb|filter|searchcriteria|searchparams|searchquery|savedsearch|translations|i18n|locale(?:data|s)|messages|^config|settings|experiment|insurance|warranty|downpayment|affordab|rental(?:data|estimate)|^rent(?:alestimate|zestimate)|floorplans?$|unitgroups|availableunits|roomdetails|^rooms$|testimonial|reviews?$|^faqs?$|schools$|nearbyschools|amortization|calculator|trackingdata$|insights|demographic|climate|risk|sitemap|footer|header|menu/;

const foreignNames = new Map<string, boolean>();

function isForeign(name: string): boolean {
  let known = foreignNames.get(name);
  if (known === undefined) {
    known = foreign.test(plainFieldName(name));
    if (foreignNames.size > 20_000) foreignNames.clear();
    foreignNames.set(name, known);
  }
  return known;
}

const schemaForeign =
  /^(?:.*Event|BreadcrumbList|WebSite|SearchAction|FAQPage|Question|Review|AggregateRating|VideoObject|ItemList|ListItem|BlogPosting|NewsArticle|Article|School|Mortgage.*|LoanOrCredit|Service|SiteNavigationElement)$/;

function schemaTypeOf(object: JsonObject): string {
  const type = object['@type'] ?? object['@Type'];
  const text = Array.isArray(type) ? type.join(' ') : typeof type === 'string' ? type : '';
  return text.replace(/https?:\/\/schema\.org\//g, '');
}

const maxObjects = 60_000;
const maxDepth = 40;

/** Objects about people and offices: their photos, addresses and descriptions don't belong to the home. */
const people =
  /^(?:list(?:ing|ed)?|co|colist(?:ing)?|buyer|buying|seller|selling|primary|main|featured|premier|contact|consumer)?(?:agents?|brokers?|brokerages?|offices?|realtors?|lenders?|loanofficers?|teams?|teammembers?|advertisers|builders?|landlords?|owners?|authors?)(?:info|data|details|contact)?$|^contactinfo/;
const peopleFields = new Set<NamedField>(['agent', 'agentPhone', 'brokerage', 'originatingMls', 'mls']);

type Position = {
  where: string;
  address: ParsedAddress | null;
  lists: number;
  depth: number;
  nestedText: number;
  people: boolean;
};

/** Walks data of any shape, including JSON in strings, and collects every object about a home. */
export function collectRecords(
  blobs: Blob[],
  budget: Budget,
  options: { misspelled?: boolean } = {},
): RawRecord[] {
  const records: RawRecord[] = [];
  let objects = 0;
  const meaning = options.misspelled ? misspelledMeaningOf : meaningOf;

  function visit(value: unknown, at: Position): void {
    if (at.depth > maxDepth || objects > maxObjects) return;
    if (typeof value === 'string') {
      const first = value.charAt(0);
      if (value.length > 60 && at.nestedText < 3 && (first === '{' || first === '[' || first === '"')) {
        const inner = parseLenientJson(value, budget);
        if (inner !== undefined && inner !== value)
          visit(inner, { ...at, nestedText: at.nestedText + 1, depth: at.depth + 1 });
      }
      return;
    }
    if (Array.isArray(value)) {
      const several = value.length > 1 && isObject(value[0]) && isObject(value[1]) && !isGraph(value);
      value.forEach((item, index) => {
        visit(item, {
          ...at,
          where: `${at.where}[${index}]`,
          lists: at.lists + (several ? 1 : 0),
          depth: at.depth + 1,
        });
      });
      return;
    }
    if (isObject(value)) visitObject(value, at);
  }

  function visitObject(object: JsonObject, at: Position): void {
    objects++;
    const schemaType = schemaTypeOf(object);
    if (schemaType && schemaForeign.test(schemaType)) return;
    const own = at.people ? null : recordAddress(object);
    const address = own ?? at.address;
    const facts: RawFact[] = [];
    for (const name in object) {
      const known = meaning(name);
      if (known && object[name] !== null && (!at.people || peopleFields.has(known.field)))
        facts.push({ ...known, value: object[name], name });
    }
    if (facts.length > 0 || own) {
      records.push({
        where: at.where,
        object,
        address,
        hasOwnAddress: own !== null,
        lists: at.lists,
        schemaType,
        facts,
      });
    }
    for (const name in object) {
      const inner = object[name];
      if (typeof inner === 'string' ? inner.length <= 60 : typeof inner !== 'object' || inner === null)
        continue;
      if (isForeign(name)) continue;
      visit(inner, {
        where: `${at.where}.${name.slice(0, 40)}`,
        address,
        lists: at.lists,
        depth: at.depth + 1,
        nestedText: at.nestedText,
        people: at.people || people.test(plainFieldName(name)),
      });
    }
  }

  for (const { value, where } of blobs)
    visit(limitDataSize(value, budget), {
      where: where.slice(0, 80),
      address: null,
      lists: 0,
      depth: 0,
      nestedText: 0,
      people: false,
    });
  return records;
}

/** JSON-LD lists sibling nodes about one home, which isn't a list of homes. */
function isGraph(list: unknown[]): boolean {
  return (
    list.every((item) => isObject(item) && schemaTypeOf(item) !== '') &&
    new Set(list.map((item) => schemaTypeOf(item as JsonObject))).size > 1
  );
}
