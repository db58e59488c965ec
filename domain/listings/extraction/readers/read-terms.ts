import { upperFirst } from '../../../english/upper-first.ts';
import type { Candidate, FieldName, Term } from '../facts.ts';
import type { TextLine } from '../page/text-lines.ts';
import { zones } from '../page/zones.ts';
import { readPercTerm } from '../records/term-readers.ts';
import { readFeePeriod } from '../values/fee.ts';
import { readDateTerm, readStoriesTerm } from '../values/terms.ts';

const aside = zones.similar | zones.chrome | zones.history | zones.agent | zones.schools;
const maxSentences = 200;

type Sentence = (text: string) => Term | null;

const petsAllowed =
  /\bpet[- ]friendly\b(?! (?:park|trail|area|patio|restaurant|beach|neighborhood|amenit|floor|carpet|yard|vinyl|fenc))|\bpets?\b[^.;]{0,80}\b(?:allowed|welcomed?|permitted|ok(?:ay)?|accepted)\b|\b(?:allows?|welcomes?|permits?|accepts?) (?:your )?(?:pets?|dogs?|cats?)\b|\b(?:cats?|dogs?) (?:and|&|or) (?:dogs?|cats?) (?:are )?(?:allowed|welcome|ok)\b/i;
const petsForbidden =
  /\bno (?:pets|animals)\b|\bpets? (?:are |is )?(?:not|never) (?:allowed|permitted)\b|\bpets? prohibited\b/i;
const approval =
  /(?<!\bno (?:board )?)\bapproval\b|\bcase[- ]by[- ]case\b|\brestrictions?\b|\blimits?\b|\bconsent\b/i;

const pets: Sentence = (text) => {
  if (/\bservice animal|pet (?:spa|wash|groom)/i.test(text) && !petsForbidden.test(text)) return null;
  const isForbidden = petsForbidden.test(text) && !/\bwithout\b[^.]{0,30}approval/i.test(text);
  if (isForbidden) return { kind: 'pets', text: 'No pets' };
  if (!petsAllowed.test(text) || /\bpets?\b[^.;]{0,40}\bnot\b/i.test(text)) return null;
  const near = text.slice(Math.max(0, text.search(/\bpets?\b|\bdogs?\b|\bcats?\b/i) - 20)).slice(0, 120);
  return { kind: 'pets', text: approval.test(near) ? 'Pets allowed with limits' : 'Pets allowed' };
};

const number = '(\\d{1,2}|one|two|three|four|five|six|twelve)';
const minLease = new RegExp(
  `\\bminimum (?:lease|rental)(?: term| period)?(?: of| is|:)? ${number}[- ](day|month|year)s?|\\b${number}[- ](day|month|year) minimum(?: lease| rental)?\\b`,
  'i',
);
const subletAfter = new RegExp(
  `\\bsub(?:let|leas)\\w*[^.;]{0,40}\\bafter ${number}(?: \\(\\d\\))? years?`,
  'i',
);

const lease: Sentence = (text) => {
  const least = minLease.exec(text);
  if (least) {
    const [count, unit] = [least[1] ?? least[3], least[2] ?? least[4]];
    return { kind: 'minimum lease', text: `Minimum ${count?.toLowerCase()}-${unit?.toLowerCase()} lease` };
  }
  if (/\bno (?:short[- ]term|vacation|nightly|airbnb)[^.;]{0,20}rentals?\b|\bno airbnb\b/i.test(text))
    return { kind: 'rentals', text: 'No short-term rentals' };
  if (
    /\bno rentals?(?: (?:are )?(?:allowed|permitted))?\b(?! (?:restrict|cap|limit|unless|except))/i.test(text)
  )
    return { kind: 'rentals', text: 'No rentals' };
  if (
    /\bshort[- ]term rentals? (?:are |is )?(?:allowed|permitted|ok|approved|friendly)\b|\bairbnb[- ](?:friendly|allowed)\b/i.test(
      text,
    )
  )
    return { kind: 'rentals', text: 'Short-term rentals allowed' };
  const after = subletAfter.exec(text)?.[1]?.toLowerCase();
  if (after && !/\bno\b|\bnot\b/i.test(text))
    return {
      kind: 'subletting',
      text: `Subletting allowed after ${after} ${/^(?:1|one)$/.test(after) ? 'year' : 'years'}`,
    };
  return null;
};

const leasedThrough =
  /\b(?:leased|lease|tenants?|tenant[- ]occupied)\b[^.;]{0,50}\b(?:through|thru|until|expires?|expiring|ends?|ending)\b(?: in| on)? ((?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2},?)? 20\d\d)/i;

const tenant: Sentence = (text) => {
  const until = /\bland[- ]lease/i.test(text) ? undefined : leasedThrough.exec(text)?.[1];
  // Only part of it may be leased.
  const part = /\b(ground|first|second|third|upper|lower|top) (floor|level|unit)\b[^.;]{0,20}\bleased\b/i
    .exec(text)
    ?.slice(1, 3);
  const leased = part ? `${upperFirst(part.join(' ').toLowerCase())} leased` : 'Leased';
  return until ? { kind: 'tenant', text: `${leased} through ${until}` } : null;
};

const landLease: Sentence = (text) => {
  if (
    /\bno land[- ]lease|\bnot (?:a |on )?(?:land[- ]lease|leased land)|\bown(?:s|ed)? the land\b|\bland (?:is )?(?:included|owned)\b/i.test(
      text,
    )
  )
    return { kind: 'land lease', text: 'No land lease' };
  const rent = /\b(?:lot|space|land) (?:rent|lease)(?: fee)?(?: is| of|:)? (\$[\d,]{3,7})(.{0,12})/i.exec(
    text,
  );
  if (rent) {
    const period = readFeePeriod(rent[2] ?? '');
    return { kind: 'land lease', text: `Lot rent ${rent[1]}${period ? ` ${period}` : ''}` };
  }
  if (!/\bland[- ]lease\b|\bleased land\b|\bground lease\b/i.test(text)) return null;
  const end = /\b(?:through|until|expires?|ending|ends)\b[^.;]{0,24}\b(2[01]\d\d)\b/i.exec(text)?.[1];
  return { kind: 'land lease', text: end ? `Land lease through ${end}` : 'The land is leased' };
};

const incomeLimits: Sentence = (text) => {
  if (/\bno income (?:limits?|restrictions?|caps?|requirements?)\b/i.test(text))
    return { kind: 'income limits', text: 'No income limits' };
  const share = /\b(\d{2,3}) ?% (?:of (?:the )?)?(?:AMI\b|area median income)/i.exec(text)?.[1];
  if (share) return { kind: 'income limits', text: `Income limit of ${share}% of the area median` };
  return /\bincome (?:limits?|restrict(?:ions?|ed)|caps?|qualifications?|guidelines)\b|\b(?:must|need to) (?:be )?income[- ]qualif/i.test(
    text,
  )
    ? { kind: 'income limits', text: 'Income limits apply' }
    : null;
};

const noParking: Sentence = (text) =>
  /\bno (?:on-?site |off-street |assigned |dedicated )?parking\b(?! (?:fee|issue|problem|worr|minimum|headache|hassle|charge|permit|restrict))|\bparking (?:is |are )?not (?:available|included|offered|provided)\b|\bdoes not (?:have|include|come with) (?:a |any )?parking\b/i.test(
    text,
  )
    ? {
        kind: 'parking',
        text: /\bincluded|come with|include\b/i.test(text) ? 'Parking not included' : 'No parking',
      }
    : null;

const policies: Sentence[] = [pets, lease, tenant, landLease, incomeLimits, noParking];

const auction = /\bauction\b.{0,60}/i;
const wholeHome =
  /\b(one|two|three|four|five|\d(?:\.5)?)[- ]stor(?:y|ied)\b,? (?:(?!carriage|guest|coach|garage|barn|condo|building|apartment)[\w-]+,? ){0,3}?(?:home|house|residence|colonial|townhouse|townhome|brownstone|craftsman|victorian|rowhouse|ranch|farmhouse)\b/i;

const percolation =
  /\bper[ck](?:olation)? tests?\b|\bper[ck]ed\b|\bperc (?:approv\w+|site|permit)|\b(?:lot|land|parcel|site|soil|property) per[ck]s\b/i;

/** Rules and conditions in sentences: pets, leases, income limits, auctions, stories, perc tests. */
export function readTerms(texts: readonly { text: string; weight: number }[]): Candidate[] {
  const found: Candidate[] = [];
  const add = (field: FieldName, value: unknown, where: string, weight: number): void => {
    if (value !== null) found.push({ field, value, source: 'text', where: where.slice(0, 80), weight });
  };
  for (const { text, weight } of texts) {
    for (const sentence of sentencesOf(text)) {
      for (const read of policies) add('policies', read(sentence), sentence, weight);
      const sale = auction.exec(sentence)?.[0];
      if (sale) add('auctionDate', readDateTerm(sale), sentence, weight);
      add('stories', readStoriesTerm(wholeHome.exec(sentence)?.[1]), sentence, weight * 0.9);
      if (percolation.test(sentence)) add('percTest', readPercTerm(sentence), sentence, weight);
    }
  }
  return found;
}

function sentencesOf(text: string): string[] {
  return text
    .slice(0, 20_000)
    .split(/(?<=[.!?;])(?<!\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|St|Mt|No|approx)\.)\s+|[\n•|]/i)
    .filter((sentence) => sentence.length > 4 && sentence.length < 600)
    .slice(0, maxSentences);
}

const days =
  /^(?:listed |posted |added )?(\d{1,4}) days?(?: on (?:the )?(?:market|site|[A-Z][\w.]{2,20})| ago)\b/i;
const feeBesideHoa =
  /^(?:est\.? )?\$\s?([\d,]{2,7})(?:\.\d\d)?\s?(\/ ?(?:mo|month|yr|year|quarter)|monthly|a month|per month|annually|per year|a year)\.? (?:hoa|association|condo)\b/i;

/** Short lines of the page: "12 days on Zillow", "$185 monthly HOA fee". */
export function readTermLines(lines: TextLine[], nearness: (line: number) => number): Candidate[] {
  const found: Candidate[] = [];
  for (const [index, { text, zone }] of lines.entries()) {
    if (zone & aside || text.length > 120 || text.length < 6) continue;
    const from = { source: 'text', where: text.slice(0, 80), weight: 0.6 * nearness(index) } as const;
    const listed = days.exec(text)?.[1];
    if (listed) found.push({ ...from, field: 'daysOnMarket', value: Number(listed) });
    const fee = feeBesideHoa.exec(text);
    const period = readFeePeriod(fee?.[2]?.replace('/', '') ?? '');
    if (fee && period) found.push({ ...from, field: 'hoa', value: `$${fee[1]} ${period}` });
  }
  return found;
}
