import { checkText } from '../../compliance/check-text.ts';
import { rewriteText } from '../../compliance/rewrite-text.ts';
import { articleFor } from '../../english/article-for.ts';
import { upperFirst } from '../../english/upper-first.ts';
import type { FeatureTopic } from '../../features/feature.ts';
import { readFeatures } from '../../features/read-features.ts';
import { readScopes, type Scope } from '../../features/read-scopes.ts';
import { calmCapitals } from '../../script/facts/calm-capitals.ts';
import { cleanSourceText } from '../../script/facts/clean-source-text.ts';
import { contactSigns, salesSigns, unsuitableSigns } from '../../script/facts/data/unusable.ts';
import type { Fact, FactSheet } from '../../script/schema.ts';
import { editSentence } from './edit-sentence.ts';
import { sentenceWorth } from './sentence-worth.ts';

/** A sentence of the listing as it may be said again, with what makes it worth saying. */
export type StorySentence = {
  text: string;
  scope: Scope;
  topics: FeatureTopic[];
  /** What it names, so that two chosen sentences don't say the same. */
  featureIds: string[];
  worth: number;
  /** It leans on the sentence before it: "It opens to the deck." */
  isDependent: boolean;
};

const maxLength = 420;
const minWords = 5;
const leansBack =
  /^(?:its?|they|their|these|those|that|both|each|here|also|another|other|additional|additionally|finally|he|she|the (?:other|second|third|remaining|adjoining|adjacent|former|latter|result|combination|space|room|same)|this (?:space|room|level|area|floor|one|combination|is)|one (?:is|has)|two (?:additional|more|other|further)|three (?:additional|more|other)|beyond|above|below|just (?:off|beyond|past)|adjacent|adjoining|off (?:the|of)|completing|rounding|there['’]?s? (?:is|are)? ?(?:also|another)|next|to the (?:right|left|rear)|from (?:here|there)|across the|(?:decades|years|months) later|later|then|meanwhile|similarly|likewise|all this|with (?:this|that|these)|while|also|what else|it['’]s|what['’]s more)\b/i;
/** The sentences of a listing that texts may say again, in their order. */
export function readStory(sheet: FactSheet, given: readonly string[]): StorySentence[] {
  const facts = sheet.facts.filter(({ field }) => field === 'remark' || field === 'mention');
  const text = cleanSourceText(sheet.text ?? '');
  const names = [...given, ...capitalNames(text)];
  const ordered = facts
    .map((fact) => ({ fact, at: placeOf(fact, text) }))
    .sort((a, b) => a.at - b.at)
    .map(({ fact }) => fact);
  const scopes = readScopes(ordered.map(({ source }) => source.excerpt));
  return ordered.flatMap((fact, at) => {
    const said = sayAgain(fact, names);
    if (said === undefined) return [];
    const scope = scopes[at] ?? 'home';
    const features = readFeatures(said, fact.id, scope);
    return [
      {
        text: said,
        scope,
        topics: [...new Set(features.map(({ topic }) => topic))],
        featureIds: [...new Set(features.map(({ id }) => id))],
        worth: Math.round(sentenceWorth(said, features) * 10) / 10,
        isDependent: leansBack.test(said),
      },
    ];
  });
}

function placeOf({ source }: Fact, text: string): number {
  const at = text.indexOf(source.excerpt.slice(0, 40));
  return at < 0 ? text.length : at;
}

function sayAgain({ field, source, value }: Fact, names: readonly string[]): string | undefined {
  const isWhole = source.kind === 'description' && source.excerpt.length < maxLength - 20;
  const original = isWhole ? calmCapitals(source.excerpt, names) : value;
  const stated = plainlyStated(original);
  const edited = editSentence(stated);
  if (field === 'mention' && isSalesTalk(edited)) return undefined;
  const lawful = checkText(edited).verdict === 'allow' ? edited : reworded(edited);
  return lawful !== undefined && isSound(lawful) ? lawful : undefined;
}

/** Notes between agents, ways to reach somebody, people: what sales talk around a fact is, but not these. */
const [, ...agentNotes] = salesSigns;
const hardSigns = [
  ...contactSigns,
  ...agentNotes,
  ...unsuitableSigns,
  /\b(?:welcome|don['’]?t miss|do not miss|won['’]?t last|must[- ]see|hurry|look no further|opportunity|has it all|this is the one|dream|investors?|investment|equity|steal|bargain|come (?:see|home|and|take|tour)|call it home|buyers?|upside)\b/i,
];

/** "Picture windows" are no pictures, and an integrated oven says nothing about people. */
function isSalesTalk(sentence: string): boolean {
  const text = sentence.replace(/\bpicture[- ](?=perfect|window)|\bintegrated\b/gi, '');
  return hardSigns.some((sign) => sign.test(text));
}

/** "NAINOA": written in capitals wherever it stands, in a text that isn't shouted. */
function capitalNames(text: string): string[] {
  const loud = text.match(/\b\p{Lu}{4,}\b/gu) ?? [];
  const isName = (word: string) =>
    !/[AEIOUY]/.test(word) || /^[A-Z]CAD$/.test(word) || loud.filter((one) => one === word).length > 1;
  return [...new Set(loud)]
    .filter(isName)
    .filter((word) => !new RegExp(`\\b${word}\\b`, 'i').test(text.replaceAll(word, '')));
}

const address = String.raw`(?:the )?[\p{Lu}\d][^,–-]{3,50}?(?:,? (?:unit|apt|#|residence|ph)\.? ?[\w-]{1,5})?`;
const welcome = new RegExp(`^welcome (?:home )?to (${address})(?:,| -| –)\\s*((?:an?|the) .+)$`, 'iu');
const chance =
  /^(?:(?:this is |here is |here's )?(?:an?|your) )?(?:[\w-]+ ){0,3}(?:opportunity|chance) to (?:own|acquire|purchase|buy|live in|call home|get into) (?:this|an?|the) (.+)$/i;

/** "Welcome to 12 Elm Street, a brick house" says that it is one; "a rare opportunity to own a loft" names a loft. */
function plainlyStated(sentence: string): string {
  const [, name, rest] = welcome.exec(sentence) ?? [];
  if (name && rest) return `${name} is ${rest}`;
  const [, offered] = chance.exec(sentence) ?? [];
  if (offered) return `${upperFirst(articleFor(offered))} ${offered}`;
  const [, after] = /^[^;]*\b(?:opportunity|rare|welcome)\b[^;]*;\s*(this .+)$/i.exec(sentence) ?? [];
  return after ? upperFirst(after) : sentence.replace(label, '');
}

const label =
  /^(?:more information|additional (?:information|features|highlights)|please note|note|features|highlights|bonus|plus)\s*[:-]\s*/i;

function reworded(sentence: string): string | undefined {
  const { text } = rewriteText(sentence);
  return text.split(' ').length >= sentence.split(' ').length * 0.6 && checkText(text).verdict === 'allow'
    ? text
    : undefined;
}

/** A list of things may stand alone; "This updated home with a den" has lost its end. */
const needsVerb = /^(?:this|the|in|at|on|its|all)\b/i;
const verb =
  /\b(?:is|are|was|were|has|have|had|can|will|would|could|features?|includes?|offers?|opens?|leads?|overlooks?|comes?|sits?|stands?|runs?|holds?|houses?|faces?|spans?|keeps?|dates?|retains?|serves?|occup\w+|rises?|connects?|anchors?|lines?|enjoys?|provides?|flows?|makes?|welcomes?|greets?|awaits?|adds?|allows?|gives?|brings?|fills?|floods?|frames?|captures?|separates?|located|situated|find|discover|replaced|renovated|updated|installed|completed|surrounded|measures?|takes?|puts?|remains?|extends?|accommodates?|complements?|ensures?|shares?|creates?|underwent|lives?|delivers?|presents?|combines?|needs?|requires?|covers?|receives?|stays?|conveys?|continues?|sets?|falls?|works?|shows?|reflects?|highlights?|balances|belongs?|boasts?|lends?|gets?|wraps?|looks?|lies|feels?|benefits?|consists?|transform\w*|define\w*|blends?|mows?|plows?)\b/i;

/** A whole sentence that a careful person could have written. */
function isSound(sentence: string): boolean {
  const words = sentence.split(/\s+/);
  return (
    sentence.length <= maxLength &&
    words.length >= minWords &&
    (!needsVerb.test(sentence) || verb.test(sentence)) &&
    (sentence.match(/"/g)?.length ?? 0) % 2 === 0 &&
    /^[\p{Lu}\d"“]/u.test(sentence) &&
    !unsound.test(sentence) &&
    !isTitle(words)
  );
}

/** Leftovers of a page, two lists in one line, and whoever is speaking. */
const unsound =
  /[*|{}[\]_<>]|\.\.|\?|\bwe\b|\bour\b|\w \w+(?: highlights| features| amenities):|\s\)|\(\s|\bbuyer|,\s*\.|\.,|#\d+ in |\b(?:please|tenants?|rented|priced|below market|income potential|value[- ]add|cash flow|cap rate|upside|rental income|income[- ]producing|vacant|easy to show|portfolio|asset|enthusiasts|rent roll)\b|\b(?:bed|bath|the|an?|of|with|and|to|in|or|for|from)\.$/i;

/** "Resort-Style Amenities In The Heart Of Town" is a headline. */
function isTitle(words: readonly string[]): boolean {
  const long = words.filter((word) => /^\p{L}{4,}/u.test(word));
  return long.length > 3 && long.filter((word) => /^\p{Lu}/u.test(word)).length > long.length * 0.7;
}
