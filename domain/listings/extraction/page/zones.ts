import { isHidden, textOf, walkElements } from './element.ts';
import type { PageElement } from './parse-html.ts';

/** Parts of a page, as bits. Text in them counts less, or toward other facts. */
export const zones = {
  similar: 1,
  chrome: 2,
  history: 4,
  money: 8,
  remarks: 16,
  agent: 32,
  schools: 64,
  hidden: 128,
} as const;

const byName: [number, RegExp][] = [
  [
    zones.similar,
    /similar|nearby-?_?(?:homes?|listings?|propert|sales|sold)|related|recommend|recent(?:ly)?-?_?(?:sold|viewed|sales)|comparable|\bcomps\b|also-?_?(?:like|viewed)|you-?_?may|(?:other|more|featured|new|latest|suggested)-?_?(?:listings?|homes?|propert)|news-?_?(?:feed|list|item)|sidebar-?(?:listings|homes)|backup-search|neighbou?r-?homes/,
  ],
  [
    zones.chrome,
    /(?:^|[\s_-])(?:nav(?:bar|igation)?|footer|menu|breadcrumbs?|cookies?|consent|newsletter|subscribe|social|share|login|log-in|sign-?(?:up|in)|register|ads?|advert(?:isement)?|sponsor(?:ed)?|blog|news|testimonials?)(?:$|[\s_-])|site-?header|global-?header/,
  ],
  [
    zones.history,
    /(?:price|tax|sale|sales|property|listing)-?_?history|price-?changes|tax-?_?(?:record|assess)|assessment/,
  ],
  [
    zones.money,
    /mortgage|calculator|payment|afford|\bloans?\b|estimate|avm|valuation|home-?_?value|insurance|closing-?cost|financ|market-?_?(?:stats|trend|data|insight)/,
  ],
  [
    zones.remarks,
    /remarks|description|about-?this|listing-?text|about-?(?:home|property)|publicremarks|property-?desc|listing-?desc/,
  ],
  [zones.agent, /agent|broker|realtor|listed-?_?by|courtesy|attribution|provided-?_?by|list-?office|contact/],
  [zones.schools, /school/],
];

const byHeading: [number, RegExp][] = [
  [
    zones.similar,
    /^(?:(?:\d+ )?(?:similar|nearby|comparable|recommended|related|suggested)\b(?!.*(?:school|amenit|place|transit|restaurant|city|cities|zip|neighbou?rhood))|(?:other|more|new(?:est)?|latest|featured|recently sold|recently listed|open house)s? (?:similar )?(?:homes?|houses|listings?|propert(?:y|ies)|condos?|rentals|apartments|units)|you (?:might|may) (?:also )?(?:like|be interested)|(?:other|more|available|explore) (?:floor ?|home )?plans|homes (?:similar|near|around|for sale (?:in|near)|you)|(?:properties|listings|houses) (?:similar|near|around|you|like|in)|(?:just|recently) (?:sold|listed)|recent sales|(?:sold|homes|listings) nearby|customers also|people also|more (?:from|in|by|like)|also viewed|in the news|latest news|from our blog|what's nearby for sale|comps?\b|comparables|(?:real estate |local |top |other |recommended |featured )*agents? (?:near|in|serving|for|around)\b|(?:local|top|other|recommended|featured) (?:real estate )?agents|find an agent)/i,
  ],
  [
    zones.history,
    /^(?:(?:public )?(?:price|tax|sales?|property|listing|ownership)(?: (?:and|&) (?:tax|price|sales?))? (?:history|records?|assessments?)|history\b|public records?$)/i,
  ],
  [
    zones.money,
    /^(?:mortgage|(?:estimated |monthly |est\. )?(?:monthly )?payments?\b|payment calculator|affordab|home (?:value|worth)|(?:estimated )?market value|cost of|insurance|redfin estimate|zestimate|buyability|closing costs|market (?:stats|trends|insights|overview)|financ(?:e|ing)|rental estimate|housing market|neighbou?rhood stats)/i,
  ],
  [
    zones.remarks,
    /^(?:(?:property |listing |full |home )?(?:description|remarks|overview)$|about (?:this|the) (?:home|property|listing|house|condo|apartment)|what's special|public remarks|marketing remarks)/i,
  ],
  [
    zones.agent,
    /^(?:list(?:ed|ing)?(?: (?:provided|presented|courtesy))? (?:by|of)\b|listing agents?|contact (?:the )?(?:listing )?agent|presented by|agent (?:information|details)|listing (?:information|provided|office)|meet the agent|your agent|property agent)/i,
  ],
  [zones.schools, /^(?:(?:nearby|assigned|local|area) )?schools?\b/i],
];

const nameCache = new Map<string, number>();

function zonesOfName(name: string): number {
  if (name === '') return 0;
  const known = nameCache.get(name);
  if (known !== undefined) return known;
  const text = name
    .slice(0, 400)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/idx-?broker/g, 'idx');
  let found = 0;
  for (const [zone, pattern] of byName) if (pattern.test(text)) found |= zone;
  if (nameCache.size > 20_000) nameCache.clear();
  nameCache.set(name, found);
  return found;
}

type Measure = { text: number; heading: boolean; price: boolean; beds: boolean; link: boolean };

const priceText = /\$\s?\d{1,3}(?:,\d{3})+/;
const bedText = /\d\s*(?:bds?|brs?|beds?|bdrms?|bedrooms?)\b|\bbeds?\b/i;

function measure(root: PageElement): Map<PageElement, Measure> {
  const measures = new Map<PageElement, Measure>();
  const visit = (element: PageElement): Measure => {
    const total: Measure = {
      text: 0,
      heading: element.tag === 'h1',
      price: false,
      beds: false,
      link: element.tag === 'a',
    };
    for (const child of element.children) {
      if (typeof child === 'string') {
        if (element.tag === 'script' || element.tag === 'style') continue;
        total.text += child.length;
        if (!total.price && child.includes('$') && priceText.test(child)) total.price = true;
        if (!total.beds && child.length < 200 && bedText.test(child)) total.beds = true;
      } else {
        const inner = visit(child);
        total.text += inner.text;
        total.heading ||= inner.heading && inner.text > 0;
        total.price ||= inner.price;
        total.beds ||= inner.beds;
        total.link ||= inner.link;
      }
    }
    measures.set(element, total);
    return total;
  };
  visit(root);
  return measures;
}

/** Cards of other homes: similar siblings, each with a price, beds and a link, and none with the page's heading. */
function markCards(parent: PageElement, measures: Map<PageElement, Measure>): void {
  const groups = new Map<string, PageElement[]>();
  for (const child of parent.children) {
    if (typeof child === 'string') continue;
    const size = measures.get(child);
    if (!size?.price || !size.beds || !size.link || size.heading || size.text > 2_500) continue;
    const make = `${child.tag} ${(child.attrs.class ?? '').split(/\s+/)[0]}`;
    const group = groups.get(make);
    if (group) group.push(child);
    else groups.set(make, [child]);
  }
  for (const cards of groups.values()) {
    if (cards.length > 1) for (const card of cards) card.zone |= zones.similar;
  }
}

function markHeading(heading: PageElement, measures: Map<PageElement, Measure>, bodyText: number): void {
  const text = textOf(heading, 120);
  if (text.length < 3 || text.length > 90) return;
  const zone = byHeading.find(([, pattern]) => pattern.test(text))?.[0];
  if (!zone || (/^nearby$/i.test(text) && namesPlaces(heading, measures))) return;
  let section = heading;
  for (let step = 0; step < 5 && section.parent; step++) {
    const parent = section.parent;
    const size = measures.get(parent);
    if (!size || size.heading || size.text > bodyText * 0.5 || ['body', 'main', '#root'].includes(parent.tag))
      break;
    const before = parent.children.slice(0, parent.children.indexOf(section));
    const leading = before.reduce(
      (sum, node) => sum + (typeof node === 'string' ? node.trim().length : (measures.get(node)?.text ?? 0)),
      0,
    );
    if (leading > 60) break;
    if (hasOtherHeading(parent, heading, section)) break;
    section = parent;
  }
  section.zone |= zone;
  if (section !== heading || !heading.parent) return;
  const siblings = heading.parent.children;
  let marked = 0;
  for (const sibling of siblings.slice(siblings.indexOf(heading) + 1)) {
    if (typeof sibling === 'string') continue;
    if (isHeading(sibling) && sibling.tag <= heading.tag) break;
    if (measures.get(sibling)?.heading) break;
    // Remarks are one block or a run of paragraphs; the facts after them have no heading.
    if (zone === zones.remarks && (marked > 0 ? sibling.tag !== 'p' : isFactList(sibling))) break;
    if (zone === zones.agent && (sibling.tag === 'img' || marked > 3)) break;
    sibling.zone |= zone;
    if (measures.get(sibling)?.text) marked++;
  }
}

/** A bare "Nearby" is a heading for other homes, with prices, or for places to go. */
function namesPlaces(heading: PageElement, measures: Map<PageElement, Measure>): boolean {
  const siblings = heading.parent?.children ?? [];
  const below = siblings
    .slice(siblings.indexOf(heading) + 1)
    .filter((sibling) => typeof sibling !== 'string');
  const end = below.findIndex((sibling) => isHeading(sibling) && sibling.tag <= heading.tag);
  const own = (end < 0 ? below : below.slice(0, end)).map((sibling) => measures.get(sibling));
  return own.some((size) => (size?.text ?? 0) > 0) && !own.some((size) => size?.price || size?.beds);
}

function isFactList(element: PageElement): boolean {
  return ['ul', 'ol', 'dl', 'table'].includes(element.tag);
}

function isHeading(element: PageElement): boolean {
  return /^h[1-6]$/.test(element.tag);
}

function hasOtherHeading(parent: PageElement, own: PageElement, skip: PageElement): boolean {
  let found = false;
  walkElements(parent, (element) => {
    if (found || element === skip) return false;
    if (element !== own && isHeading(element) && element.tag <= own.tag && textOf(element, 40) !== '')
      found = true;
    return !found;
  });
  return found;
}

/** Marks every element with the parts of the page it is in; children inherit. */
export function markZones(root: PageElement): void {
  const measures = measure(root);
  const bodyText = measures.get(root)?.text ?? 0;
  const headings: PageElement[] = [];
  walkElements(root, (element) => {
    const size = measures.get(element);
    if (!size || element.tag === 'script') return false;
    if (isHeading(element) && element.tag !== 'h1') headings.push(element);
    const isWhole =
      size.heading || size.text > bodyText * 0.5 || element.tag === 'body' || element.tag === 'html';
    if (!isWhole || size.text === 0) {
      const {
        class: className = '',
        id = '',
        'data-testid': testId = '',
        'aria-label': label = '',
      } = element.attrs;
      element.zone |= zonesOfName(`${className} ${id} ${testId}`.trim());
      if (label && /^(?:similar|nearby|recommended|related) /i.test(label)) element.zone |= zones.similar;
      if (element.tag === 'nav' || element.tag === 'footer' || element.attrs.role === 'navigation')
        element.zone |= zones.chrome;
    }
    if (isHidden(element)) element.zone |= zones.hidden;
    if (size.price && size.beds) markCards(element, measures);
    return undefined;
  });
  for (const heading of headings.slice(0, 600)) markHeading(heading, measures, bodyText);
  walkElements(root, (element) => {
    if (element.parent) element.zone |= element.parent.zone;
    return undefined;
  });
}
