import { upperFirst } from '../../english/upper-first.ts';
import { decisiveRules, readHouseRules } from './house-rules.ts';

const unfinished =
  /\b(?:fixer(?:-upper)?|estate condition|white box|raw space|needs (?:work|tlc|a full|complete|total|renovation|updating|some work)|in need of (?:work|tlc|repair|renovation|updating|a full|complete)|bring your (?:contractor|architect)|full renovation needed|unfinished shell)\b/i;
/** A restoration that is still to be done; one that a home has been through is none. */
const toRenovate =
  /(?<!\b(?:underwent|undergone|after|following|from|complet\w+|recent\w*|just|had|its|finished|with) (?:[\w-]+ ){0,5})\b(?:gut renovation|(?:restoration|renovation|rehab) project)\b|\blooking for (?:a|your next|the next|your) (?:[\w-]+ )?project\b|\b(?:awaits?|awaiting|ready for|requires?|needs) (?:an? |your |its )?(?:complete |full |total |careful |gut )*(?:restoration|renovation|rehab)\b|\b(?:come|chance to|opportunity to|waiting to be|ready to be) (?:fully |lovingly )?restored? (?:this|it|(?:an?|the) [^.]{0,50}\b(?:home|house|townhouse|rowhouse|brownstone|mansion|co-op|condo|apartment|loft|residence))\b|\bwaiting to be restored\b/i;

/** What a reader must know before inquiring: included wherever we describe the home. */
const limits: [sign: RegExp, said: string, short?: string][] = [
  [
    /\b55\s?(?:\+|plus\b|and (?:over|older|up|better)\b)|\bage[- ]restricted\b/i,
    'This is a 55+ community.',
    '55+ community.',
  ],
  [/\bcash (?:buyers? |offers? |sale )?only\b|\ball[- ]cash (?:only|offers?)\b/i, 'Cash only.'],
  [/^\W*contract (?:is )?out\b/i, 'A contract is out.', 'Contract out.'],
  [
    /\bno (?:all[- ])?cash (?:purchases?|buyers?|offers?|deals?)\b|\bcash purchases? (?:is |are )?not\b/i,
    'No all-cash purchases.',
  ],
  [/\bno short[- ]term rentals?\b|\bshort[- ]term rentals? (?:is |are )?not\b/i, 'No short-term rentals.'],
  [/\bcats only\b|\bno dogs\b/i, 'No dogs.'],
  [
    /\btenants? (?:is |are )?(?:currently |already )?in place\b|\b(?:do not|don['’]t) disturb (?:the )?(?:tenants?|occupants?)|\bcurrent tenants?\b|\btenant in place\b|\btenant[- ]occupied\b|\bcurrently (?:rented|leased|tenanted)\b|\blease (?:runs |is )?(?:through|until|expires|ends)\b/i,
    'Tenant in place.',
  ],
  [
    /\b(?:do not|don['’]t) disturb (?:the )?(?:tenants?|occupants?)/i,
    'Please do not disturb the tenants.',
    'Do not disturb tenants.',
  ],
  [
    /\b(?:viewings?|showings?|inspections?|access)\b[^.]{0,30}\b(?:with|upon|after) (?:an )?accepted offers?\b|\bno interior (?:access|viewings?|showings?)\b/i,
    'Interior viewing only with an accepted offer.',
    'Viewing with accepted offer.',
  ],
  [
    /\bpre-?approved buyers only\b|\bpre-?approval (?:is )?required (?:for|before|prior to) (?:all )?showings?\b/i,
    'Showings for pre-approved buyers only.',
    'Pre-approved buyers only.',
  ],
  [
    /\b(?:sold|offered|selling|conveyed|conveys|listed|sale is|property is|strictly)\s+(?:strictly |in )?["'“]?as[- ]is\b|\bas[- ]is (?:condition|sale)\b|\bsold in ["'“]?as[- ]is\b/i,
    'Sold as is.',
  ],
  [new RegExp(`${unfinished.source}|${toRenovate.source}`, 'i'), 'It needs work.'],
  [/\btear[- ]?down\b/i, 'The house is a tear-down.'],
  [
    /\bvirtual(?:ly)? stag(?:ed|ing)\b/i,
    'Some photos are virtually staged.',
    'Some photos virtually staged.',
  ],
  [/\brenderings?\b|\bvirtually (?:rendered|renovated)\b/i, 'Some images are renderings.', 'Renderings.'],
  [/\bHDFC\b/, 'HDFC co-op: income limits apply.', 'HDFC: income limits apply.'],
  [/\bincome[- ](?:restrict\w+|limits?|caps?|requirements?|qualif\w+)\b/i, 'Income limits apply.'],
  [
    /\bparking\b[^.]{0,60}(?:\$[\d,]+|\bfor (?:sale|rent|an additional|a fee)\b)|\$[\d,]+[^.]{0,30}\bparking\b/i,
    'Parking costs extra.',
  ],
  [/\b(?:land lease|leasehold|ground lease|leased land)\b/i, 'The land is leased.'],
  [
    /\bwalk-?up\b|\bno elevator\b|\bup (?:three|four|five|six|[3-6]) flights\b|\b(?:three|four|five|six|[3-6]) flights up\b/i,
    'It is a walk-up.',
    'Walk-up.',
  ],
  [
    /\b(?:proposed (?:renovation|plans?|layout|floor ?plan)|(?:board[- ]approved|architect['’]s|approved) plans?|plans are (?:board )?approved)\b/i,
    'The renovation is planned, not done.',
    'Renovation planned, not done.',
  ],
  [
    /\bnot (?:yet |currently |been |physically )*combined\b|\bif combined\b/i,
    'These are separate homes, not combined yet.',
    'Separate homes, not combined.',
  ],
  [
    /\bcombin(?:ation|ing)\b[^.]{0,60}\b(?:subject to|requires?|needs?)\b[^.]{0,30}\bapproval\b/i,
    'Combining them needs approval.',
  ],
  [
    /\bno (?:existing |current |approved )?(?:plans? (?:or|and|nor) (?:entitlements|permits)|entitlements)\b/i,
    'There are no plans or entitlements.',
    'No plans or entitlements.',
  ],
  [
    /\bmid-construction\b|\bunfinished (?:construction|renovation|project)\b/i,
    'Construction is not finished.',
  ],
  [/\bto[- ]be[- ]built\b|\bproposed construction\b/i, 'It is still to be built.'],
  [
    /\b(?:sold|offered|selling|sale|bids?)\b[^.]{0,40}\b(?:at|by|via|through|online) (?:\w+ )?auction\b|\bauction (?:date|ends|property|sale|terms)\b/i,
    'Sold at auction.',
  ],
  [/\bfractional ownership\b|\bco-ownership\b|\btenan(?:cy|t)[- ]in[- ]common\b/i, 'Shared ownership.'],
];
/** "No land lease", "not virtually staged", "previously a fixer". */
const denied = /\b(?:no|not|never|without|isn't|previously|formerly|was an?|free of)\s+(?:\w+\s+)?$/i;

/** A second space may cost extra; the first doesn't. */
const parkingIncluded =
  /\b(?:parking|garage)\b[^.]{0,60}\b(?:included|conveys?)\b|\bincludes? [^.]{0,40}\bparking\b/i;

export type HomeLimit = {
  sign: RegExp;
  said: string;
  /** The same, where every character counts. */
  short?: string;
  /** A building rule: included in remarks and emails, not in posts. */
  isRule?: boolean;
};

/** A sponsor's required statement about a new building, with its number. */
const offeringPlan = /\boffering plan\b/i;
const fileNumber = /\bfile (?:no|number|#)[.:]{0,2}\s?#?\s?([A-Z]{1,3}\d{2}-?\d{3,5})\b/i;
/** "Rented into 2026", "tenant in place until May 31, 2027", "leased through June". */
const leaseEnd =
  /\b(?:tenants?|lease[ds]?|rented)\b[^.!?]{0,40}?\b(into|through|thru|until|till)\s+((?:the end of )?(?:(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,2}(?!\d)(?:st|nd|rd|th)?)?(?:,? 20\d\d)?|20\d\d|\d{1,2}\/\d{1,2}\/(?:20)?\d\d))/i;

/** Every limit the listing states. */
export function readLimits(text: string): HomeLimit[] {
  return [
    ...offeringOf(text),
    ...coExclusiveOf(text),
    ...otherLayoutOf(text),
    ...statedLimits(text).map((limit) => withAssets(withFloor(withLeaseEnd(limit, text), text), text)),
    ...ruleLimits(readHouseRules(text)),
  ];
}

function ruleLimits(rules: readonly string[]): HomeLimit[] {
  const whole = rules.map((said) => ({ sign: startOf(said), said, isRule: true }));
  const decisive = decisiveRules(rules).map((said) => ({
    sign: new RegExp(said.replace(/^No |\.$/g, '').slice(0, 4), 'i'),
    said,
    ...(/^Assessment: /.test(said) && { short: shortAssessment(said) }),
  }));
  return [...whole, ...decisive];
}

/** "Assessment $625/mo." */
const shortAssessment = (said: string) =>
  said.replace(': ', ' ').replace(/ ?(?:\/ ?month|per month|a month|monthly)/, '/mo');

const startOf = (said: string) => new RegExp(said.slice(0, 25).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');

/** Someone with a low enough income may have too many assets. */
const withAssets = (limit: HomeLimit, text: string): HomeLimit =>
  /income limits apply/i.test(limit.said) && /\basset (?:cap|limit|restriction)s?\b/i.test(text)
    ? {
        ...limit,
        said: limit.said.replace(/income limits/i, (words) => words.replace(/ limits/, ' and asset limits')),
        ...(limit.short && { short: limit.short.replace('income limits', 'income and asset limits') }),
      }
    : limit;

/** "It is a 6th-floor walk-up.", "Five-flight walk-up, no elevator." */
function withFloor(limit: HomeLimit, text: string): HomeLimit {
  if (!/walk-up/i.test(limit.said)) return limit;
  const [, before, behind] =
    /\b(\d(?:st|nd|rd|th)|second|third|fourth|fifth|sixth|top)[- ]floor walk-?up\b|\bwalk-?up\b[^.]{0,40}\b(?:on the )?(\d(?:st|nd|rd|th)|second|third|fourth|fifth|sixth|top) floor\b/i.exec(
      text,
    ) ?? [];
  const floor = (before ?? behind)?.toLowerCase();
  const [, above, under] =
    /\b(one|two|three|four|five|six|[1-6])(?: \w+)? flights? up\b|\bup (one|two|three|four|five|six|[1-6]) flights?\b/i.exec(
      text,
    ) ?? [];
  const count = above ?? under;
  const flights = count && upperFirst(`${flightNames[Number(count)] ?? count.toLowerCase()}-flight walk-up`);
  if (flights && !floor) return { ...limit, said: `${flights}, no elevator.`, short: `${flights}.` };
  return floor
    ? { ...limit, said: `It is a ${floor}-floor walk-up.`, short: `${upperFirst(floor)}-floor walk-up.` }
    : limit;
}

const flightNames = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

function offeringOf(text: string): HomeLimit[] {
  if (!offeringPlan.test(text) || !/\bsponsor\b/i.test(text)) return [];
  const number = fileNumber.exec(text)?.[1]?.toUpperCase();
  const file = number ? ` File No. ${number}.` : '';
  return [
    {
      sign: offeringPlan,
      said: `The complete offering terms are in an offering plan available from Sponsor.${file}`,
      short: `Offering plan available from Sponsor${number ? `, File No. ${number}` : ''}.`,
    },
  ];
}

/** Three bedrooms converted to two are two until someone rebuilds. */
function otherLayoutOf(text: string): HomeLimit[] {
  const [, beds] =
    /\bcurrently (?:configured|used|being used|set up|laid out|arranged|utilized|converted) as an? (?:[\w-]+ )?(one|two|three|four|five|[1-5])[- ]bed/i.exec(
      text,
    ) ?? [];
  const count = beds && (bedCounts.indexOf(beds.toLowerCase()) + 1 || beds);
  return count
    ? [
        {
          sign: /\bcurrently [^.]{3,30} an? (?:[\w-]+ )?\S+[- ]bed/i,
          said: `Currently configured as a ${count}-bedroom.`,
          short: `Currently a ${count}-bed.`,
        },
      ]
    : [];
}

const bedCounts = ['one', 'two', 'three', 'four', 'five'];

/** A listing by two brokerages names both. */
function coExclusiveOf(text: string): HomeLimit[] {
  const [, name] =
    /\bco-?exclusive (?:listing )?with (?:the )?((?:\p{Lu}[\p{L}'’&.]*|and|of|the)(?: (?:\p{Lu}[\p{L}'’&]*|and|of|&))*)/u.exec(
      text,
    ) ?? [];
  return name
    ? [{ sign: /\bco-?exclusive\b/i, said: `Co-exclusive with ${name.replace(/[.\s]+$/, '')}.` }]
    : [];
}

function withLeaseEnd(limit: HomeLimit, text: string): HomeLimit {
  const [, how, end] = (isTenant(limit) && leaseEnd.exec(text)) || [];
  return how && end
    ? { ...limit, said: `Tenant in place ${how.toLowerCase()} ${end.replace(/(?<=\p{L}), /u, ' ')}.` }
    : limit;
}

export const isTenant = ({ said }: HomeLimit) => said.startsWith('Tenant');

/** No showings: someone lives there, or an offer comes first or has been accepted. */
export const isClosedToVisits = (limit: HomeLimit) =>
  isTenant(limit) || /^(?:Interior viewing only|A contract is out)/.test(limit.said);

function statedLimits(text: string): HomeLimit[] {
  return limits.flatMap(([sign, said, short]) => {
    const found = sign.exec(text);
    const isContradicted = said.startsWith('Parking') && parkingIncluded.test(text);
    return found && !isContradicted && !denied.test(text.slice(Math.max(0, found.index - 30), found.index))
      ? [{ sign, said, ...(short && { short }) }]
      : [];
  });
}

/** Those a text doesn't mention yet, as sentences. */
export function unsaidLimits(limitsOfHome: readonly HomeLimit[], text: string, withRules = false): string {
  const rules = limitsOfHome.filter(({ isRule }) => isRule);
  return (
    limitsOfHome
      .filter(({ isRule }) => withRules || !isRule)
      // The full rule includes its short form.
      .filter(
        ({ said, sign, isRule }) =>
          !withRules ||
          isRule ||
          !/^(?:No|Assessment:) /.test(said) ||
          !rules.some((rule) => sign.test(rule.said)),
      )
      // "An HDFC co-op" doesn't say that income counts.
      .filter(({ sign, said }) => !(/^HDFC/.test(said) ? /\bincome\b/i : sign).test(text))
      .filter(
        ({ said }, _, all) =>
          !(/^Income (?:and asset )?limits apply/.test(said) && all.some((one) => /^HDFC/.test(one.said))),
      )
      .filter(({ said }) => !/^Parking/.test(said) || /\b(?:parking|garage)\b/i.test(text))
      .map(({ said }) => said)
      .join(' ')
  );
}

/** The sentences that state a listing's limits: the listing backs them, whatever single words in them claim. */
export function limitSentences(description: string | null): string[] {
  return readLimits(description ?? '').flatMap(({ said, short }) => [said, ...(short ? [short] : [])]);
}
