import type { Candidate, FieldName } from '../facts.ts';
import { walkElements } from '../page/element.ts';
import type { Page } from '../page/page.ts';
import type { PageElement } from '../page/parse-html.ts';
import type { TextLine } from '../page/text-lines.ts';
import { zones } from '../page/zones.ts';
import { readBusinessName } from '../values/read-business-name.ts';
import { readMlsNumber } from '../values/read-mls-number.ts';
import { isBusinessName, readPersonName } from '../values/read-person-name.ts';
import { readPhone } from '../values/read-phone.ts';
import { isOfficeLead, readOffice, readParty } from './party.ts';

const courtesy =
  /(?:listing|listed|property|presented|marketed|offered|brokered)?\s*(?:information\s+)?(?:is\s+)?(?:provided\s+|presented\s+)?(?:courtesy\s+(?:of|by)|listed\s+by|listing\s+by|presented\s+by|brokered\s+by|provided\s+by|listing\s+agent|listing\s+office|listing\s+broker|listing\s+firm|offered\s+by|marketed\s+by)\s*[:\-–]?\s*(?!participa|members\b|various|third|the sellers?\b)(.{3,220})$/i;
/** What may precede the words that name the agent; after anything else, they're part of a sentence. */
const beforeCourtesy =
  /(?:^|[.|•·:;–—*(-]\s*)(?:(?:this|the) )?(?:home|property|listing|house|condo|unit|exclusively|exclusive|mls.{0,30}|data|information|and)?(?: is| was)?(?: being)?\s*$/i;

function courtesyIn(text: string): RegExpExecArray | null {
  const found = courtesy.exec(text);
  return found && beforeCourtesy.test(text.slice(0, found.index)) ? found : null;
}

const mlsInText =
  /(?:^|[^A-Za-z])(?:MLS\s*(?:®|™|\(R\))?\s*(?:listing\s*)?(?:#|id\b|number\b|num\b|no\b\.?|:|(?=\s[A-Za-z]{0,3}\d{6}))|listing\s*(?:id|#|number))\s*[:#]*\s*([A-Za-z]{0,8}[-_]?\d[\w-]{3,18})(?![\w@.]*@)/i;
/** "Source: NTREIS #20551234", "NWMLS #2230977". */
const sourceNumber =
  /(?:\b[Ss]ource\b:?\s*[A-Za-z®. &-]{2,40}|\b[A-Z]{2,10}MLS®?)\s*#\s*:?\s*([A-Z]{0,6}\d[\w-]{4,18})/;
/** "MLS #: 1931177 (Grand Bay Association MLS)" */
const mlsBehindNumber =
  /\bMLS\b[^()]{1,40}\(([A-Z][A-Za-z&. -]{2,50}(?:MLS|Exchange|Multiple Listing Service))\)/;
const disclaimerText =
  /deemed reliable|not guaranteed|idx program|internet data exchange|broker reciprocity|data relating to real estate|multiple listing service.{0,80}(?:copyright|rights reserved)|information (?:is )?provided (?:exclusively )?for (?:consumers|personal)/i;
const mlsNames =
  /\b((?:[A-Z][A-Za-z&.-]+ ){0,5}(?:Multiple Listing Service|MLS)(?:,? (?:Inc|LLC)\.?)?|Bright MLS|CRMLS|Stellar MLS|NTREIS|MRED|GAMLS|FMLS|NWMLS|HAR(?:\.com)?|ARMLS|MLS PIN|MLSPIN|OneKey(?:®)? MLS|MLSListings(?: Inc)?|SABOR|ACTRIS|RMLS|TREB|REBGV|MetroList|BeachesMLS|Canopy MLS|UtahRealEstate\.com|Metro MLS|WARDEX|Smart MLS|SmartMLS|REcolorado(?:®)?|San Diego MLS|SDMLS|Heartland MLS|Miami (?:REALTORS|MLS)|Triangle MLS|NorthstarMLS|Realtracs|RealTracs|IRES|GLVAR|LVR|BAREIS|HiCentral)\b/;

const attributionLead =
  /^(?:(?:listing|listed|presented|brokered|marketed|offered)\b.{0,24}\b(?:by|of|agent|office|broker)\b|courtesy of|source:|mls\b)/i;

/** Remarks may mention an agent's number; trust only attribution lines. */
function isAttribution(line: TextLine): boolean {
  if (line.text.length >= 320 || line.zone & zones.similar) return false;
  return !(line.zone & zones.remarks) || (line.text.length < 200 && attributionLead.test(line.text));
}

export function readContact(page: Page, ownLines: TextLine[]): Candidate[] {
  const candidates: Candidate[] = [];
  const add = (
    field: FieldName,
    value: string | null,
    weight: number,
    where: string,
    unit?: string,
  ): void => {
    if (value)
      candidates.push({
        field,
        value,
        source: 'text',
        where: where.slice(0, 80),
        weight,
        ...(unit ? { unit } : {}),
      });
  };
  for (const [index, line] of ownLines.entries()) {
    if (!isAttribution(line)) {
      if (line.zone & zones.remarks && line.text.length < 6_000)
        add('mls', readMlsNumber(mlsInText.exec(line.text)?.[1]), 0.35, 'remarks');
      continue;
    }
    const { text } = line;
    add('originatingMls', mlsBehindNumber.exec(text)?.[1] ?? null, 0.6, text);
    if (/mls|listing|source/i.test(text) && !/nmls/i.test(text)) {
      add('mls', readMlsNumber(mlsInText.exec(text)?.[1]), 0.78, text);
      add('mls', readMlsNumber(sourceNumber.exec(text)?.[1]), 0.7, text);
    }
    const match = /courtesy|listed|listing|presented|brokered|provided|offered|marketed/i.test(text)
      ? courtesyIn(text)
      : null;
    const isBareLead =
      match === null &&
      /^(?:listing )?(?:courtesy of|listed by|presented by|brokered by|listing (?:provided |courtesy )?(?:by|of)|listing agent|provided by|listing provided courtesy of)\s*:?$/i.test(
        text,
      );
    const rest =
      match?.[1] ??
      (isBareLead
        ? ownLines
            .slice(index + 1, index + 5)
            .filter((next) => !(next.zone & zones.chrome))
            .map((next) => next.text)
            .filter((next) => next.length < 90)
            .join(' | ')
        : null);
    if (rest) {
      const isNamedOffice = isOfficeLead(match ? match[0].slice(0, match[0].length - rest.length) : text);
      const party = isNamedOffice ? readOffice(rest) : readParty(rest);
      const isOffice = /office|broker|courtesy|provided|firm/i.test(
        match ? text.slice(0, match.index + 40) : text,
      );
      add('agent', party.agent, isOffice && !party.brokerage ? 0.68 : 0.78, text);
      add('brokerage', party.brokerage, 0.75, text);
      if (party.agent) add('agentPhone', party.phone, 0.7, text, party.agent);
    }
    if (disclaimerText.test(text)) add('disclaimer', text, 0.6, 'disclaimer');
    const called = /^(?:[Cc]all|[Cc]ontact) ([A-Z].{3,50})$/.exec(text)?.[1];
    if (called && isBusinessName(called)) add('brokerage', called, 0.52, text);
  }
  for (const line of page.lines) {
    if (
      line.text.length > 40 &&
      line.text.length < 4_000 &&
      !(line.zone & zones.remarks) &&
      disclaimerText.test(line.text)
    ) {
      add('disclaimer', line.text, 0.7, 'disclaimer');
      add('originatingMls', mlsNames.exec(line.text)?.[1] ?? null, 0.55, 'disclaimer');
    }
  }
  readSourceLinks(page, add);
  const courtesyOf = candidates.filter((one) => one.field === 'brokerage').map((one) => String(one.value));
  readCards(page, courtesyOf, add);
  return candidates;
}

/** The link to the listing at its brokerage, which portals mark by class: class="listing-website-link". */
function readSourceLinks(
  page: Page,
  add: (field: FieldName, value: string | null, weight: number, where: string) => void,
): void {
  walkElements(page.root, (element) => {
    if (element.zone & zones.similar) return false;
    const { class: className = '', id = '' } = element.attrs;
    if (
      element.tag !== 'a' ||
      !/\blisting-?_?(?:website|source|provider|broker|office)/i.test(`${className} ${id}`)
    )
      return undefined;
    const name = textWithin(element);
    if (isBusinessName(name)) add('brokerage', readBusinessName(name), 0.7, 'link to the brokerage');
    return undefined;
  });
}

/**
 * Agent cards: an element named after the agent, containing a name and maybe a phone number. If the page credits
 * another office, the card is the site owner's.
 */
function readCards(
  page: Page,
  courtesyOf: string[],
  add: (field: FieldName, value: string | null, weight: number, where: string, unit?: string) => void,
): void {
  let cards = 0;
  walkElements(page.root, (element) => {
    if (element.zone & (zones.similar | zones.chrome) || cards > 40) return false;
    const name =
      `${element.attrs.class ?? ''} ${element.attrs.id ?? ''} ${element.attrs['data-testid'] ?? ''}`.toLowerCase();
    if (!/agent|realtor|listed-?by|broker/.test(name) || /loan|mortgage|buyer|premier/.test(name))
      return undefined;
    const isName =
      /(?:agent|realtor|broker)[\w-]{0,14}name|(?:agent|realtor)[-_](?:title|info)|name[\w-]{0,8}agent|listing-?agent/.test(
        name,
      );
    if (!isName) {
      if (agentBlock.test(name)) readBlock(element, courtesyOf, /list/.test(name), add);
      return undefined;
    }
    const text = textWithin(element);
    const person = text.length < 90 ? readPersonName(text.split(/ {2,}|[|•·]/)[0]) : null;
    if (person) {
      cards++;
      const isOwn =
        courtesyOf.length === 0 ||
        courtesyOf.some((office) => textNear(element).includes(office.slice(0, 14)));
      const weight = (isOwn ? 1 : 0.6) * (/list/.test(name) ? 0.72 : 0.55) * (cards === 1 ? 1 : 0.5);
      add('agent', person, weight, 'agent card');
      add('agentPhone', phoneAround(element), /list/.test(name) ? 0.6 : 0.5, 'agent card', person);
    }
    return undefined;
  });
}

const agentBlock =
  /(?:^|[\s_-])(?:listing-?|property-?)?(?:agent|realtor)s?(?:$|\s|[-_]+(?:card|info|box|section|details|block|bio|contact|profile|wrap(?:per)?|container)\b)/;

/** A block named after the agent whose first emphasized words are a person's name. */
function readBlock(
  element: PageElement,
  courtesyOf: string[],
  isListing: boolean,
  add: (field: FieldName, value: string | null, weight: number, where: string, unit?: string) => void,
): void {
  const text = textWithin(element);
  if (text.length > 400) return;
  let person: string | null = null;
  walkElements(element, (node) => {
    if (!person && /^(?:h[2-6]|strong|b|a)$/.test(node.tag)) person = readPersonName(textWithin(node));
    return person === null;
  });
  if (!person) return;
  const isOwn = courtesyOf.length === 0 || courtesyOf.some((office) => text.includes(office.slice(0, 14)));
  const weight = (isOwn ? 1 : 0.6) * (isListing ? 0.65 : 0.5);
  add('agent', person, weight, 'agent block');
  add('agentPhone', readPhone(text), weight, 'agent block', person);
  if (isOwn) add('brokerage', readParty(text.replace(/ {2,}/g, ' | ')).brokerage, weight, 'agent block');
}

/** The card around a name: its ancestors, as long as they contain little else. */
function textNear(element: PageElement): string {
  let text = textWithin(element);
  for (let node = element.parent, step = 0; node && step < 3; node = node.parent, step++) {
    const wider = textWithin(node);
    if (wider.length > 400 || node.tag === 'body') break;
    text = wider;
  }
  return text;
}

function phoneAround(element: PageElement): string | null {
  for (let node: PageElement | null = element, step = 0; node && step < 4; node = node.parent, step++) {
    const text = textWithin(node);
    if (text.length > 700) return null;
    const phone = readPhone(text);
    if (phone) return phone;
  }
  return null;
}

function textWithin(element: PageElement): string {
  const parts: string[] = [];
  walkElements(element, (node) => {
    if (node.tag === 'script') return false;
    if (node.tag === 'a' && node.attrs.href?.startsWith('tel:')) parts.push(node.attrs.href.slice(4));
    for (const child of node.children)
      if (typeof child === 'string' && child.trim()) parts.push(child.trim());
    return parts.length < 60;
  });
  return parts.join('  ');
}
