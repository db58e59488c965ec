import { compilePhrase, includesPhrase, type Phrase, searchPhrase } from './compile-phrase.ts';
import { allRules, exemptions } from './data/data-files.ts';
import { isInName } from './is-in-name.ts';
import { markPeople } from './mark-people.ts';
import { maskSafePhrases } from './mask-safe-phrases.ts';
import { type NormalText, normalizeText } from './normalize-text.ts';
import { indexPhrases } from './phrase-index.ts';
import type { Finding, PhraseRule } from './schema.ts';
import { findPrefixes, type PrefixesFound } from './word-prefixes.ts';

/** A finding with the span a rewrite would replace. */
export type Match = Finding & { cutStart: number; cutEnd: number; replaceWith: string | undefined };

const compiledRules = allRules.map((rule) => ({
  rule,
  patterns: rule.phrases.map(compilePhrase),
  excuses: rule.unless?.map(compilePhrase) ?? [],
}));

const rulePhrases = compiledRules.flatMap((compiled) =>
  compiled.patterns.map((phrase) => ({ phrase, compiled })),
);
const findPlain = indexPhrases(rulePhrases.map(({ phrase }) => (phrase.seesPeople ? undefined : phrase)));
const findPeople = indexPhrases(rulePhrases.map(({ phrase }) => (phrase.seesPeople ? phrase : undefined)));

/** The rules a text may break, in order, with the phrases it may contain. */
function possibleRules(prefixes: PrefixesFound, markedPrefixes: PrefixesFound) {
  const places = [...findPlain(prefixes), ...findPeople(markedPrefixes)].sort((a, b) => a - b);
  return Map.groupBy(
    places.flatMap((at) => rulePhrases[at] ?? []),
    ({ compiled }) => compiled,
  );
}

const compiledExemptions = exemptions.map(({ id, phrases, unless }) => ({
  id,
  phrases: phrases.map(compilePhrase),
  unless: unless.map(compilePhrase),
}));

function isExempt(text: string, exemption: 'older-persons' | 'about-the-law'): boolean {
  const includes = (phrase: Phrase) => includesPhrase(phrase, text);
  return compiledExemptions.some(
    ({ id, phrases, unless }) => id === exemption && phrases.some(includes) && !unless.some(includes),
  );
}

type Sentence = { plain: string; end: number };

/** The sentences of a normal text with their ends. */
function readSentences(text: string): Sentence[] {
  let end = 0;
  return text.split(/(?<= \.) /).map((sentence) => {
    end += sentence.length + 1;
    return { plain: ` ${sentence.trim()} `, end };
  });
}

/** Tells whether the law or a rule's own exceptions cover a sentence; each sentence is searched once. */
function createExcuseCheck(excuses: Phrase[]): (sentence: Sentence | undefined) => boolean {
  const known = new Map<Sentence, boolean>();
  return (sentence) => {
    if (!sentence) return false;
    const isExcused =
      known.get(sentence) ??
      (isExempt(sentence.plain, 'about-the-law') ||
        excuses.some((excuse) => includesPhrase(excuse, sentence.plain)));
    known.set(sentence, isExcused);
    return isExcused;
  };
}

/** The source span of part of the normal text, without the marks of `edge` at its end. */
function sourceSpan(
  { plain, from, to }: NormalText,
  start: number,
  end: number,
  edge: string,
): [number, number] {
  let last = end - 1;
  while (last > start && edge.includes(plain[last] as string)) last -= 1;
  return [from[start] as number, to[last] as number];
}

const tail =
  /^ (?:with|who|whose|that|ready|looking|just|of|working|or|wanting|seeking|needing|starting|entering|years)\b[^.,;:!?\n—–]*/i;

function toMatch(text: string, normal: NormalText, rule: PhraseRule, found: RegExpExecArray): Match {
  const [start, end] = sourceSpan(normal, found.index, found.index + found[0].length, ' ,.');
  const cut = found.indices?.groups?.cut;
  const [cutStart, cutEnd] = cut && cut[1] > cut[0] ? sourceSpan(normal, ...cut, ' .') : [start, end];
  const dropped = rule.dropsTail ? (tail.exec(text.slice(cutEnd, cutEnd + 200))?.[0].length ?? 0) : 0;
  const { id, tier, protects, reason, suggestion, replaceWith } = rule;
  const finding = { start, end, text: text.slice(start, end), rule: id, tier, protects, reason, suggestion };
  return { ...finding, cutStart, cutEnd: cutEnd + dropped, replaceWith };
}

/** Every rule's matches in text order; a rule reports overlapping phrases once. */
export function findPhrases(text: string): Match[] {
  const normal = normalizeText(text);
  const prefixes = findPrefixes(normal.plain);
  const masked = maskSafePhrases(normal.plain, prefixes);
  const marked = markPeople(masked, prefixes);
  const markedPrefixes = marked === masked ? prefixes : findPrefixes(marked);
  const sentences = readSentences(normal.plain);
  const matches: Match[] = [];
  for (const [{ rule, excuses }, phrases] of possibleRules(prefixes, markedPrefixes)) {
    const searched = rule.tier === 'style' || rule.readsMasked ? normal.plain : masked;
    const found = phrases
      .flatMap(({ phrase }) =>
        phrase.seesPeople
          ? searchPhrase(phrase, marked, markedPrefixes)
          : searchPhrase(phrase, searched, prefixes),
      )
      .sort((a, b) => a.index - b.index || b[0].length - a[0].length);
    if (found.length === 0) continue;
    if (rule.allowedForOlderPersons && isExempt(normal.plain, 'older-persons')) continue;
    let reached = -1;
    let sentence = 0;
    const isExcused = createExcuseCheck(excuses);
    for (const match of found) {
      if (match.index < reached || match[0].trim() === '') continue;
      while ((sentences[sentence]?.end ?? Number.POSITIVE_INFINITY) <= match.index) sentence += 1;
      if (isExcused(sentences[sentence])) continue;
      reached = match.index + match[0].length;
      const finding = toMatch(text, normal, rule, match);
      if (!rule.skipsNames || !isInName(text, finding.start, finding.end)) matches.push(finding);
    }
  }
  return matches.sort((a, b) => a.start - b.start || b.end - a.end);
}
