import { checkText } from '../compliance/check-text.ts';
import { rewriteText } from '../compliance/rewrite-text.ts';
import type { TextKind } from '../compliance/schema.ts';
import { splitSentences } from '../english/sentences/rules.ts';
import { AppError } from '../errors.ts';
import { type CheckClaims, findUnbackedNumbers, plainSentences } from './facts/find-unbacked.ts';
import type { HomeFacts } from './facts/home-facts.ts';
import { openHouseTime, shortOpenHouseTime } from './facts/occasions.ts';
import { shortStreet } from './facts/short-street.ts';
import { plainMessage } from './length/text-messages/rules.ts';
import { OPT_OUT, SHORT_OPT_OUT } from './rules.ts';
import type { OpenHouse } from './schema.ts';
import { buildingName, houseName } from './story/building-name.ts';
import { incomeSentences } from './story/building-traits.ts';
import { limitSentences } from './story/home-limits.ts';
import { borderIn, nameNeighborhood } from './story/name-neighborhood.ts';
import { mixSentences } from './story/unit-mix.ts';
import { statedTerms } from './writing/peer-terms.ts';

export type ClaimSources = {
  facts: HomeFacts;
  openHouse?: OpenHouse | null;
  /** The fact sheet's claim checker; without one, only numbers are checked. */
  checkClaims?: CheckClaims | undefined;
};

/** Claims in a text that nothing we know about the home supports. */
export function unbackedClaims(whole: string, { facts, openHouse, checkClaims }: ClaimSources): string[] {
  const text = statedWhole(facts).reduce((rest, stated) => rest.replaceAll(stated, ''), whole);
  const given = openHouse ? openHouseTime(openHouse) : '';
  const numbers = findUnbackedNumbers(text, facts, given);
  if (!checkClaims) return numbers;
  const unbacked = (said: string) =>
    checkClaims(plainSentences(said)).flatMap(({ factId, claim }) => (factId === undefined ? [claim] : []));
  const news = facts.backOn ? ['back on the market'] : [];
  const rest = unbacked(
    withoutVerbatim(text, facts, [
      ...news,
      ...(openHouse ? [given, shortOpenHouseTime(openHouse), 'open house'] : []),
    ]),
  );
  // "9 it", "2-car it": what is said of a listed feature is judged with its name.
  const claims =
    rest.length === 0 ? [] : unbacked(text).filter((claim) => rest.some((one) => sharesStart(one, claim)));
  return [...new Set([...numbers, ...claims])];
}

const stated = new WeakMap<HomeFacts, string[]>();

const minWords = 5;

/** What the listing limits and brings in, and the agent's own sentences, said whole. Read once: every sentence of a kit is checked. */
function statedWhole(facts: HomeFacts): string[] {
  const own = splitSentences(facts.story ?? '').filter((sentence) => sentence.split(' ').length >= minWords);
  const known = stated.get(facts) ?? [
    ...own,
    ...limitSentences(facts.description),
    ...incomeSentences(facts.description),
    ...mixSentences(facts.description),
    ...statedTerms(facts.description),
  ];
  stated.set(facts, known);
  return known;
}

const sharesStart = (one: string, other: string) => one.split(' ')[0] === other.split(' ')[0];

const names = new WeakMap<HomeFacts, string[]>();

/** What the house or its building is called and which neighborhood it stands in, or between, as the page's story writes it. */
function namesIn(facts: HomeFacts): string[] {
  const told = facts.story ?? '';
  const known = names.get(facts) ?? [
    houseName(told)?.replace(/^the /, '') ?? '',
    buildingName(told, facts.city)?.replace(/^(?:at|in) (?:the )?/, '') ?? '',
    borderIn(told) ?? '',
    nameNeighborhood(told, facts.city)?.replace(/^the /, '') ?? '',
  ];
  names.set(facts, known);
  return known;
}

/** The listing's exact words, or the agent's input, need no proof. */
function withoutVerbatim(text: string, facts: HomeFacts, given: string[]): string {
  const { street, cityLine, zip, neighborhood, agentName, brokerage, features, fee } = facts;
  const known = [
    ...given,
    OPT_OUT,
    SHORT_OPT_OUT,
    street,
    street && shortStreet(street),
    cityLine,
    zip,
    neighborhood,
    brokerage,
    agentName,
    // The fee under the name it has in Illinois; by itself the word is a special charge.
    fee && `Assessments: ${fee}`,
    ...features,
    ...namesIn(facts),
    'Hearthcast',
  ];
  return (
    known
      .flatMap((words) => words?.replace(/[.;,]+$/, '') || [])
      // A text message says them with plain quotes and dashes.
      .flatMap((words) => [...new Set([words, plainMessage(words)])])
      .toSorted((a, b) => b.length - a.length)
      .reduce(
        (rest, words) =>
          rest.replaceAll(new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu'), 'it'),
        text,
      )
  );
}

/** Someone may be named Man, which says nothing about gender. */
function withoutNames(text: string, { agentName, brokerage }: HomeFacts): string {
  return [agentName, brokerage].reduce<string>(
    (rest, name) => (name ? rest.replaceAll(name, 'the broker') : rest),
    text,
  );
}

/** Whether we may publish a text as it is: it obeys fair-housing law, and facts back all of it. */
export function isPublishable(text: string, kind: TextKind, sources: ClaimSources): boolean {
  const { verdict } = checkText(withoutNames(text, sources.facts), { kind });
  return verdict === 'allow' && unbackedClaims(text, sources).length === 0;
}

/** One of our texts in publishable form: reworded if needed, or undefined if that doesn't help. */
export function publishableText(text: string, kind: TextKind, sources: ClaimSources): string | undefined {
  if (isPublishable(text, kind, sources)) return text;
  const rewritten = rewriteText(text).text;
  return rewritten !== '' && isPublishable(rewritten, kind, sources) ? rewritten : undefined;
}

/** Refuses an edit that breaks fair-housing law, giving the words and a suggestion. */
export function refuseUnfair(text: string, kind: TextKind, field: string): void {
  const { verdict, findings } = checkText(text, { kind });
  const [first] = findings.filter((finding) => finding.tier !== 'style');
  if (verdict === 'allow' || !first) return;
  const message = `“${first.text}” can’t be published here (fair-housing law). ${first.suggestion}`;
  throw new AppError('invalid', message, { fields: { [field]: message } });
}
