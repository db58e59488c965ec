import { joinList } from '../english/join-list.ts';
import { numberWords } from '../english/number-words.ts';
import { upperFirst } from '../english/upper-first.ts';
import type { ListingCondition } from './listing-condition.ts';

/** A rule about big dogs isn't one about all dogs. */
const size = String.raw`\b(?:large|larger|big|small|smaller|tiny) `;
/** What a board or an association rules on: our name for it, and the listing's words. */
const matters: [name: string, sign: string][] = [
  ['pets', String.raw`(?<!${size})pets?\b(?! (?:spa|run|wash|park|relief))`],
  ['dogs', String.raw`(?<!${size})dogs\b(?! (?:spa|run|wash|park|relief))`],
  ['cats', String.raw`(?<!${size})cats\b`],
  ['subletting', String.raw`(?:sub-?let(?:s|ting)?|sub-?leas(?:e|es|ing))\b`],
  ['rentals', '(?:rentals|renting|rental (?=allowed|permitted))'],
  ['pieds-à-terre', String.raw`pieds?[- ][àa][- ]terres?(?!\p{L})`],
  ['co-purchasing', String.raw`co-?purchas(?:e|es|ing)\b`],
  ['guarantors', String.raw`guarantors?\b`],
  ['gifts', String.raw`gift(?:s|ing)\b`],
  ['company purchases', String.raw`LLC(?:s|'s)?\b`],
  ['investors', String.raw`investors?\b(?! (?:alert|dream|delight))`],
];
const signs = matters.map(([name, sign]) => ({
  name,
  sign: new RegExp(`(?<!\\p{L})${sign}`, 'iu'),
  /** "No dogs or large pets" */
  denied: new RegExp(`\\bno (?:[\\p{L}-]+,? (?:or |and )?){0,2}${sign}`, 'iu'),
}));
type Verdict = 'no' | 'case' | 'approval' | 'yes';
const verdicts: [verdict: Verdict, sign: RegExp][] = [
  [
    'no',
    /\b(?:do|does)(?: not|n't) (?:allow|permit|accept)\b|\b(?:not|never|aren't|isn't) (?:be )?(?:permitted|allowed|accepted)\b|\bprohibited\b/i,
  ],
  ['case', /\bcase[- ]by[- ]case\b/i],
  [
    'approval',
    /\b(?:with|upon|subject to|pending|requires?|needs?) (?:the )?(?:co-?op )?board(?:'s)? approval\b/i,
  ],
  ['yes', /\b(?:allow(?:s|ed|ing)?|permit(?:s|ted|ting)?|welcomes?|accept(?:s|ed)|okay|friendly)\b/i],
];
const said: Record<Verdict, (things: string) => string> = {
  no: (things) => `${things} aren't allowed`,
  case: (things) => `${things} are case by case`,
  approval: (things) => `${things} need the board's approval`,
  yes: (things) => `${things} are allowed`,
};
/** "No pets without the board's approval" isn't a ban. */
const unlessApproved =
  /\bwithout (?:the )?(?:prior |written )?(?:co-?op )?board(?:'s)? (?:approval|consent)\b/i;
const soft: ReadonlySet<string> = new Set(['pets', 'dogs', 'cats', 'investors']);
const isOne: ReadonlySet<string> = new Set(['subletting', 'co-purchasing']);

const figure = String.raw`(\d{1,2}|one|two|three|four|five|six)(?: \(\d{1,2}\))?`;
const outOf = new RegExp(
  String.raw`\b${figure}( months?)? (?:out )?of (?:every |any )?${figure} years\b`,
  'i',
);
const after = new RegExp(String.raw`\bafter (?:the )?(?:first )?${figure}[- ](years?|months?)\b`, 'i');
const limited = /\b(?:restrict(?:ed|ions)|limits?|limited)\b/i;
const rentsFreely = /\bno rental (cap|restrictions?|limits?)\b/i;

/** An ad, or a rule whose terms our short version would lose. */
const noRule =
  /\b(?:ideal|perfect|great|opportunit\w+|income|prospective|currently|short[- ]term|minimum|cap|caps|percent|unless|except|flexib\w+)\b/i;
const clauses =
  /[.;!•*|\n]+\s*|,\s+(?=(?:and |but )?(?:no|not)\b)|,? (?:and|but) (?=(?:subletting is|so are) )|(?<=\b(?:is|are) (?:also )?(?:welcomed?|permitted|allowed|accepted)\b[^,;.]{0,30}),\s+(?:and |but )?(?=[^,;.]{3,30}? (?:is|are) )/iu;

/** The house rules a sentence states, in plain words; what isn't allowed is kept separate. */
export function readHouseRules(sentence: string, isAmongOthers = false): ListingCondition[] {
  const found = sentence.replace(/[‘’]/g, "'").split(clauses).flatMap(readClause);
  // A welcome to pets and investors rules nobody out, so it goes with the rules that could.
  if (
    !isAmongOthers &&
    found.every(({ verdict, name, limit }) => verdict === 'yes' && !limit && soft.has(name))
  )
    return [];
  const limits = [...new Set(found.flatMap(({ limit }) => limit ?? []))];
  const plain = found.filter(({ limit }) => limit === undefined);
  const textOf = (verdict: Verdict) => {
    const names = withoutKinds(plain.filter((one) => one.verdict === verdict).map(({ name }) => name));
    return names.length > 0 ? [`${upperFirst(tell(verdict, names))}.`] : [];
  };
  const barred = textOf('no').join(' ');
  const others = [...limits, ...textOf('case'), ...textOf('approval'), ...textOf('yes')].join(' ');
  return [
    ...(barred === '' ? [] : [{ kind: 'barred', text: barred }]),
    ...(others === '' ? [] : [{ kind: 'rules', text: others }]),
  ];
}

const ofPets: ReadonlySet<string> = new Set(['dogs', 'cats']);
/** "Pets" says it of dogs, too. */
const withoutKinds = (names: readonly string[]) =>
  [...new Set(names)].filter((name) => !(ofPets.has(name) && names.includes('pets')));

function tell(verdict: Verdict, names: readonly string[]): string {
  const text = said[verdict](joinList(names));
  if (names.length > 1 || !isOne.has(names[0] ?? '')) return text;
  return text.replace(" aren't ", " isn't ").replace(' are ', ' is ').replace(' need ', ' needs ');
}

type Rule = { name: string; verdict: Verdict; limit?: string };

function readClause(clause: string): Rule[] {
  const [, free] = rentsFreely.exec(clause) ?? [];
  if (free)
    return [
      {
        name: 'rentals',
        verdict: 'yes',
        limit: `There's no ${/cap/i.test(free) ? 'rental cap' : 'limit on rentals'}, the listing says.`,
      },
    ];
  if (noRule.test(clause)) return [];
  const stated = verdicts.find(([, sign]) => sign.test(clause))?.[0];
  return signs.flatMap(({ name, sign, denied }) => {
    const verdict = denied.test(clause) ? (unlessApproved.test(clause) ? 'approval' : 'no') : stated;
    if (!verdict || !sign.test(clause)) return [];
    const limit = verdict === 'no' ? undefined : limitOf(name, clause);
    return [{ name, verdict, ...(limit && { limit }) }];
  });
}

function limitOf(name: string, clause: string): string | undefined {
  if (name === 'gifts') {
    const share = /\b(\d{2})%/.exec(clause)?.[1];
    return share && `Up to ${share}% of the down payment may be a gift.`;
  }
  if (name !== 'subletting' && name !== 'rentals') return undefined;
  const verb = name === 'rentals' ? 'Rentals are' : 'Subletting is';
  const [, share, months, years] = outOf.exec(clause) ?? [];
  if (share && years)
    return `${verb} allowed for ${inWords(share)}${months ?? ''} out of ${inWords(years)} years.`;
  const [, count, unit] = after.exec(clause) ?? [];
  if (count && unit) return `${verb} allowed after ${inWords(count)} ${unit}.`;
  return limited.test(clause) ? `${verb} allowed, with restrictions.` : undefined;
}

const inWords = (count: string) =>
  /\d/.test(count) && Number(count) <= 12 ? numberWords(Number(count)) : count.toLowerCase();
