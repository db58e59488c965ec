import { joinList } from '#domain/english/join-list.ts';
import type { Feature } from '#domain/features/feature.ts';
import { feeCoverage } from '#domain/features/fee-coverage.ts';
import type { Home } from '../home.ts';
import type { Words } from '../scenes/fill-line.ts';
import { factFeature } from './fact-feature.ts';
import { quoteTerms } from './quote-terms.ts';
import { stateFeature } from './statements.ts';
import type { Telling } from './telling.ts';

const monthlyFee =
  /(?<!\b(?:storage|parking|garage|available|optional)\b[^.;]{0,40})\bmonthly (?:hoas?|maintenance|assessments?|common charges?|dues|fees?|association)\b(?! (?:of|includes? an ongoing))|\bmonthlies includ|\b(?:hoas?|maintenance|dues|common charges?)\b[^.]{0,24}\b(?:monthly|(?:per|a) month)\b/i;

/** The fee and what it covers, then the rules. */
export function tellTerms(all: readonly Feature[], home: Home, isQuoted: boolean): Telling[] {
  const fee = factFeature(home, 'fee', 'hoa');
  const isMaintenance = home.kind === 'co-op' || (home.kind === 'home' && home.says(['maintenance']));
  const isDated = / a(?: \w+)$/.test(fee?.phrase ?? '');
  const isMonthly = isDated || monthlyFee.test(home.text);
  // What the fee pays for goes with the fee, even where a sentence could say it later.
  const covering = fee && (isQuoted ? [...all, ...home.features] : all).find(({ id }) => id === 'fee-covers');
  const covered = covering && feeCoverage(covering);
  const quoted = isQuoted ? undefined : quoteTerms(home, covered && covering.factId);
  const conditions = new Set(home.conditions.map(({ source }) => source.excerpt));
  const isCondition = ({ factId }: Feature) =>
    home.sentences.some(({ id, source }) => id === factId && conditions.has(source.excerpt));
  const stated = all
    .filter((feature) => feature.factId !== quoted?.fact.id && !isCondition(feature))
    .filter(
      ({ id }) => id !== 'flip-tax' || !home.conditions.some(({ value }) => /\bflip tax\b/i.test(value)),
    )
    .map((feature) => ({ feature, text: stateFeature(feature, home) }))
    .filter((one): one is { feature: Feature; text: string } => one.text !== undefined)
    .slice(0, quoted ? 1 : 2);
  const features = stated.map(({ feature }) => feature);
  const statement = {
    text: [...stated.map(({ text }) => text), ...(quoted ? [`It says, “${quoted.text}”`] : [])].join(' '),
    factIds: [...features.map(({ factId }) => factId), ...(quoted ? [quoted.fact.id] : [])],
  };
  return [
    ...(fee
      ? [
          {
            opener: isMaintenance ? 'open-fee-coop' : 'open-fee',
            parts: [
              ...(covered ? [isMonthly ? 'tell-fee-covers' : 'tell-fee-covers-bare'] : []),
              isDated ? 'tell-fee' : isMonthly ? 'tell-fee-monthly' : 'tell-fee-bare',
            ],
            words: covered
              ? { covered: { text: joinList(covered), factIds: [covering.factId] } }
              : ({} as Record<string, Words>),
            features: [covered ? { ...covering, phrase: fee.phrase } : fee],
          },
        ]
      : []),
    ...(stated.length > 0 || quoted
      ? [
          {
            opener: termsQuestion(statement.text, fee !== undefined && features.length === 0),
            parts: ['tell-terms'],
            words: { statement },
            features,
          },
        ]
      : []),
  ];
}

/** The question for a sentence about terms depends on its content: pets aren't a cost, and fee coverage is no rule. */
export function askForTerms(sentences: readonly Telling[], before: readonly Telling[]): Telling[] {
  const isBehindFee = before.at(-1)?.opener.startsWith('open-fee') === true;
  return sentences.map((one, at) =>
    one.opener === 'open-money' || one.opener === 'open-costs'
      ? { ...one, opener: termsQuestion(one.words.sentence?.text ?? '', isBehindFee && at === 0) }
      : one,
  );
}

const rules =
  /\b(?:pets?|dogs?|rent\w*|sublet\w*|leas\w+|pied|co-?purchas\w*|board|financ\w*|income|hdfc|washers?|gifting|furnish\w*|auction|as is|sponsor)\b/i;
const costs = /\$|\b(?:tax(?:es)?|assessments?|charges?|fees?|dues|maintenance|monthl\w+|utilities)\b/i;

/** A tax isn't a rule, and what the fee includes is what it covers. */
function termsQuestion(text: string, isBehindFee: boolean): string {
  if (rules.test(text.replace(/\bground rent\b/gi, '')) || !costs.test(text)) return 'open-terms';
  return isBehindFee && /\bincludes?\b|\bcovers?\b/i.test(text) ? 'open-covers' : 'open-costs';
}
