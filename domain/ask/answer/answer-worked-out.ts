import { numberValues } from '#domain/english/number-words.ts';
import type { Fact } from '#domain/script/schema.ts';
import { readRecurringCharges } from '../../listings/monthly-cost/recurring-charges.ts';
import { ASSOCIATION_FEE } from '../../listings/monthly-cost/rules.ts';
import type { AskedHome, Statement } from '../evidence/asked-home.ts';
import { amountOf, exactDollars, roundDollars } from './dollar-amount.ts';
import { computedFact, type Draft } from './draft.ts';
import { inSquareFeet } from './outdoor-size.ts';
import { answerRoomArea } from './room-area.ts';

type Worker = (home: AskedHome, question: string) => Draft | undefined;

/** Figures that no sentence states and that follow from those it does: totals, shares, multiples. */
export function answerWorkedOut(home: AskedHome, question: string): Draft | undefined {
  for (const work of [workPerUnit, answerRoomArea, workRents, workMoveIn, workMonth, workShare, workIncome]) {
    const draft = work(home, question);
    if (draft) return draft;
  }
  return undefined;
}

const prose = ({ statements }: AskedHome) => statements.filter(({ isProse }) => isProse);
const quoted = (facts: readonly Fact[]) =>
  `The listing says: “${facts.map(({ value }) => (/[.?!]$/.test(value) ? value : `${value}.`)).join(' ')}”`;
const asksYear = /\b(?:year|yearly|annual|annually)\b/;

/** "How much per door?" */
const workPerUnit: Worker = ({ home, statements }, question) => {
  if (
    !/\bper (?:door|unit)\b|\b(?:a|each) door\b/.test(question) ||
    /\b(?:rents?|rental|fees?|dues|tax(?:es)?|expenses?|income|bed\w*|bath\w*|month|how many|square)\b/.test(
      question,
    )
  )
    return undefined;
  const price = home.fact('price');
  const counted = countedUnits(statements);
  const [first] = counted;
  // The price of one apartment isn't shared among all of its building's, and stores have their share of a mixed one's.
  const isShared = statements[0]?.isOwnBuilding && !statements.some(({ text }) => ofStores.test(text));
  if (!price || !first || !isShared || counted.some(({ count }) => count !== first.count)) return undefined;
  const share = `${roundDollars(amountOf(price.value) / first.count)} per unit`;
  return {
    text: `That comes to ${share}: ${price.value} for ${first.count} units.`,
    facts: [price, first.fact],
    computed: [
      computedFact('per-unit', 'Price per unit', share, [price, first.fact]),
      computedFact('units', 'Units', `${first.count} units`, [first.fact]),
    ],
  };
};

const ofStores = /\b(?:retail|commercial|stores?|storefronts?|office space|mixed[- ]use)\b/i;
const figure = '(one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,3})';
/** "Six units in total", "a total of six apartments": told outright, whatever the single floors are called. */
const total = new RegExp(
  `\\b${figure} (?:[\\w-]+ ){0,2}(?:units|apartments|residences) in (?:total|all)\\b|\\btotal of ${figure} (?:[\\w-]+ ){0,2}(?:units|apartments|residences)\\b`,
  'i',
);
const plex = /\b(du|tri|four|quad\w*)plex\b|\b(two|three|four|five|six|\d{1,2})[- ](?:unit|family|flat)\b/i;
const plexes: Record<string, number> = { du: 2, tri: 3, four: 4 };

/** The statements that tell how many units there are. */
function countedUnits(statements: AskedHome['statements']): { fact: Fact; count: number }[] {
  const of = (sign: RegExp, read: (found: RegExpExecArray) => number) =>
    statements.flatMap(({ fact, text }) => {
      const found = sign.exec(text);
      const count = found ? read(found) : 0;
      return count > 1 ? [{ fact, count }] : [];
    });
  const outright = of(total, ([, before, after]) => numberOf(before ?? after ?? ''));
  return outright.length > 0
    ? outright
    : of(plex, ([, name, number]) => (name ? (plexes[name.toLowerCase()] ?? 4) : numberOf(number ?? '')));
}

const numberOf = (word: string) => numberValues.get(word.toLowerCase()) ?? Number(word || Number.NaN);

/** A rent that somebody pays: "leased through 2027 at $1,350 a month", "month-to-month at $975". */
const letAt =
  /\b(?:leased|rented|rents|let|month[- ]to[- ]month|tenants? pays?|(?<!(?:pet|space|lot|ground|market) )rent(?: is| of| at)?(?= \$))\b[^.;$]{0,60}?(\$\d[\d,]*)(?!\d)(?! ?(?:\/|per|a) ?(?:sf|sq|year))/gi;

/** "What's the rent on both sides?", "and yearly total?": what the tenants pay, side by side and together. */
const workRents: Worker = (home, question) => {
  const isOfRents =
    /\brents?\b|\brental income\b|\btenants? pay/.test(question) &&
    /\b(?:both|all|total|together|combined|sides|units|bring in|gross|each)\b/.test(question);
  if (home.isForRent || !isOfRents || /\bhow many\b/.test(question)) return undefined;
  const rents = prose(home).flatMap(({ fact, text }) =>
    [...text.matchAll(letAt)].map(([, amount = '']) => ({ fact, dollars: amountOf(amount) })),
  );
  // The same amount twice may be one rent that is told twice.
  if (rents.length < 2 || new Set(rents.map(({ dollars }) => dollars)).size < rents.length) return undefined;
  const facts = [...new Set(rents.map(({ fact }) => fact))];
  const month = rents.reduce((sum, { dollars }) => sum + dollars, 0);
  const sums = [`${exactDollars(month)} a month`, `${exactDollars(month * 12)} a year`];
  return {
    text: `${quoted(facts)} Together that’s ${sums.join(', or ')}.`,
    facts,
    computed: sums.map((sum, at) => computedFact(`rents-${at}`, 'Rents together', sum, facts)),
  };
};

const parts: [sign: RegExp, months: number][] = [
  [/\bfirst\b/i, 1],
  [/(?<!\bno )\blast\b(?![^,;.]*\bnot\b)/i, 1],
  [/\b(?:one[- ])?half[- ](?:a )?month(?:'s)?(?: rent)? security\b/i, 0.5],
  [
    /\b(?:one|1)[- ]month(?:'s)?(?: rent)? security\b|\bsecurity(?: deposit)?(?: of| equal to)? (?:one|1) month\b|\band security\b/i,
    1,
  ],
];

const depositAmount = /\bdeposit\b[^.;$]{0,20}(\$[\d,]+)|(\$[\d,]+)[^.;$]{0,20}\bdeposit\b/i;

/** The deposit in dollars, and where it is stated. */
function depositIn(home: AskedHome): { dollars: number; facts: Fact[] } | undefined {
  for (const { text, fact } of prose(home)) {
    const [, after, before] = depositAmount.exec(text) ?? [];
    const dollars = after ?? before;
    if (dollars) return { dollars: amountOf(dollars), facts: [fact] };
  }
  return undefined;
}

/** "How much cash to move in altogether?": months of rent that are due at once. */
const workMoveIn: Worker = (home, question) => {
  const isAsked =
    /\b(?:move[- ]in|move in|up ?front|due at signing)\b/.test(question) &&
    /\b(?:how much|what|total|cash|cost|due)\b/.test(question);
  const rent = home.home.fact('price');
  const told = prose(home).find(({ text }) => /\bfirst\b/i.test(text) && /\b(?:last|security)\b/i.test(text));
  if (!home.isForRent || !isAsked || !rent || !told || told.text.includes('$')) return undefined;
  const months = parts.reduce((sum, [sign, count]) => sum + (sign.test(told.text) ? count : 0), 0);
  const deposit = /\bdeposit\b/i.test(told.text) ? depositIn(home) : { dollars: 0, facts: [] };
  if (!deposit) return undefined;
  const sum = exactDollars(amountOf(rent.value) * months + deposit.dollars);
  const facts = [told.fact, rent, ...deposit.facts];
  return {
    text: `${quoted([told.fact, ...deposit.facts])} At ${rent.value} a month that’s ${sum}.`,
    facts,
    computed: [
      computedFact('move-in', 'Due at move-in', sum, facts),
      computedFact('rent', 'Rent', `${rent.value} a month`, [rent]),
    ],
  };
};

/** "What would I pay a month in all?": what the listing says is due, whatever the loan. */
const workMonth: Worker = (home, question) => {
  const isAsked =
    /\b(?:a|per|each|every) month\b|\bmonthly\b/.test(question) &&
    /\b(?:in all|total|altogether|all in|all[- ]in|everything|combined|all the (?:fees|dues|charges))\b/.test(
      question,
    ) &&
    !/\b(?:loan|mortgage|payment|rents?)\b/.test(question);
  if (!isAsked || home.isForRent) return undefined;
  const stated = prose(home).flatMap(({ fact, text }) =>
    readRecurringCharges([text]).flatMap(({ label, dollarsMonthly }) =>
      dollarsMonthly === null ? [] : [{ fact, label, dollars: dollarsMonthly }],
    ),
  );
  const fee = home.home.fact('hoa');
  const listed =
    fee && / a month$/.test(fee.value)
      ? [{ fact: fee, label: ASSOCIATION_FEE, dollars: amountOf(fee.value) }]
      : [];
  // A fee without a period would be missing from the sum.
  if (
    fee &&
    listed.length === 0 &&
    fee.value !== 'none' &&
    !/ a (?:year|quarter|week)$| twice a year$/.test(fee.value) &&
    !stated.some(({ label }) => label === ASSOCIATION_FEE)
  )
    return undefined;
  // Another charge by the month that isn't read would make the sum too small.
  const isMore = prose(home).some(
    ({ fact, text }) =>
      /\b(?:(?:lease|lot|ground|space|land) rent|assessment)\b[^.;$]{0,30}\$\d[\d,.]* a month/i.test(text) &&
      !stated.some((one) => one.fact.id === fact.id),
  );
  if (isMore) return undefined;
  const charges = [...new Map([...listed, ...stated].map((one) => [one.label, one])).values()];
  if (charges.length === 0) return undefined;
  const facts = charges.map(({ fact }) => fact);
  const names = charges.map(({ label, dollars }, at) => {
    const name = at > 0 && /^\p{Lu}\p{Ll}/u.test(label) ? label[0]?.toLowerCase() + label.slice(1) : label;
    return `${name} ${exactDollars(dollars)} a month`;
  });
  const sum = `${exactDollars(charges.reduce((total, { dollars }) => total + dollars, 0))} a month`;
  const together = charges.length > 1 ? `: together ${sum}` : '';
  return {
    text: `${names.join(', ')}${together}. That counts only what the listing names.`,
    facts,
    computed: [
      computedFact('month', 'Monthly charges together', sum, facts),
      ...names.map((name, at) => computedFact(`charge-${at}`, 'Charge', name, facts)),
    ],
  };
};

const share = /\b(\d{1,2}(?:\.\d+)?) ?(?:%|percent)/i;
const shareTopics: [asked: RegExp, stated: RegExp][] = [
  [
    /\bdown\b|\bfinancing allowed\b/,
    /(\d{1,2}(?:\.\d+)?) ?(?:%|percent) (?:min(?:imum)?\.? )?down|down payment (?:of )?(\d{1,2}) ?(?:%|percent)/i,
  ],
  [/(?<!\bflip )\btax(?:es)?\b(?!.*\bflip\b)/, /\btax rate\b[^.;]{0,20}?(\d{1,2}(?:\.\d+)?) ?(?:%|percent)/i],
  [
    /\bflip tax\b/,
    /\bflip tax\b[^.;]{0,20}?(\d{1,2}(?:\.\d+)?) ?(?:%|percent)|(\d{1,2}(?:\.\d+)?) ?(?:%|percent) (?:seller[- ]paid |buyer[- ]paid )?(?:flip tax|transfer fee)\b/i,
  ],
];

/** "How much down at asking?": a percentage that the listing states, of its price. */
const workShare: Worker = (home, question) => {
  const price = home.home.fact('price');
  const topic = shareTopics.find(([asked]) => asked.test(question));
  const wantsDollars = /\bhow much\b|\bdollars?\b|\bat (?:the )?asking\b|\bminimum\b|\bcome to\b/.test(
    question,
  );
  const told = topic && prose(home).find(({ text }) => topic[1].test(text));
  if (!price || !wantsDollars || !told || (told.text.match(/%|percent/g) ?? []).length > 2) return undefined;
  const percent = Number(share.exec(topic[1].exec(told.text)?.[0] ?? '')?.[1]);
  const sum = roundDollars((amountOf(price.value) * percent) / 100);
  return {
    text: `${quoted([told.fact])} Of the asking price of ${price.value} that’s ${sum}.`,
    facts: [told.fact, price],
    computed: [computedFact('share', `${percent}% of the price`, sum, [told.fact, price])],
  };
};

/** "What income do I need?": "3x rent" in dollars. */
const workIncome: Worker = (home, question) => {
  if (!/\bincome\b|\b(?:have to|need to) (?:make|earn)\b/.test(question)) return undefined;
  const told = prose(home).find(({ text }) => /\b\d(?:\.\d)? ?(?:x|times)\b[^.;]{0,20}\brent\b/i.test(text));
  const times = Number(/\b(\d(?:\.\d)?) ?(?:x|times)\b/i.exec(told?.text ?? '')?.[1]);
  const rent = told && rentOf(home, told);
  if (!told || !rent) return undefined;
  const sum = `${exactDollars(rent.dollars * times)} a month`;
  return {
    text: `${quoted([told.fact])} At ${exactDollars(rent.dollars)} a month that’s ${sum}.`,
    facts: [told.fact, rent.fact],
    computed: [
      computedFact('income', 'Income', sum, [told.fact, rent.fact]),
      computedFact('rent', 'Rent', `${exactDollars(rent.dollars)} a month`, [rent.fact]),
    ],
  };
};

function rentOf(home: AskedHome, { text }: Statement): { fact: Fact; dollars: number } | undefined {
  const price = home.home.fact('price');
  if (home.isForRent && price) return { fact: price, dollars: amountOf(price.value) };
  const name = /\b(?:lot|space|site|pad) rent\b/i.exec(text)?.[0];
  const stated = name
    ? prose(home).find((one) => new RegExp(`\\b${name}[^.;]{0,20}\\$\\d`, 'i').test(one.text))
    : undefined;
  const amount = stated && /\$\d[\d,]*/.exec(stated.text)?.[0];
  return stated && amount ? { fact: stated.fact, dollars: amountOf(amount) } : undefined;
}

const monthly = /\$(\d[\d,]*(?:\.\d\d)?) ?(?:\/ ?mo(?:nth)?|a month|per month|monthly)\b/gi;
const yearly = /\$(\d[\d,]*(?:\.\d\d)?) ?(?:\/ ?(?:yr|year)|a year|per year|annually)\b/gi;

/** A quoted amount in the period that was asked for: "$865 a month" comes to $10,380 a year. */
export function inAskedPeriod(question: string, draft: Draft): Draft {
  const { text, facts, computed = [] } = draft;
  if (computed.length > 0 || !text.includes('“')) return draft;
  if (/\bsquare feet\b/.test(question)) return inSquareFeet(question, draft);
  const [byMonth, byYear] = [[...text.matchAll(monthly)], [...text.matchAll(yearly)]];
  const [one] = asksYear.test(question) ? byMonth : /\bmonth(?:ly)?\b/.test(question) ? byYear : [];
  if (!one || byMonth.length + byYear.length !== 1) return draft;
  const dollars = amountOf(one[1] ?? '');
  const sum =
    byMonth.length === 1 ? `${exactDollars(dollars * 12)} a year` : `${roundDollars(dollars / 12)} a month`;
  return {
    text: `${text} That comes to ${byMonth.length === 1 ? '' : 'about '}${sum}.`,
    facts,
    computed: [computedFact('period', 'In the period asked for', sum, facts)],
  };
}
