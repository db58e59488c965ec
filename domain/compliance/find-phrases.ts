import { markPeople } from './mark-people.ts';
import { maskSafePhrases } from './mask-safe-phrases.ts';
import { type NormalText, normalText } from './normal-text.ts';
import { compilePhrase, holds, type Phrase, searchPhrase } from './phrase.ts';
import { findLeads } from './phrase-leads.ts';
import { allRules } from './phrases/all-rules.ts';
import type { Finding, PhraseRule } from './schema.ts';

/** A finding with the span that a rewrite would replace. */
export type Match = Finding & { cutStart: number; cutEnd: number; replaceWith: string | undefined };

const ruleBook = allRules.map((rule) => ({
  rule,
  patterns: rule.phrases.map(compilePhrase),
  excuses: rule.unless?.map(compilePhrase) ?? [],
}));

const olderPersons = compilePhrase(
  '55\\+|62\\+|50\\+|55_plus|62_plus|over_55|fifty_five|hopa|(55|62|50)_(and|or)_(older|over|better|up|above)|at_least_(55|62)|age_(restricted|qualified|targeted|restrictions?|requirements?)|housing_for_older_persons|older_persons_act|(55|62)_years|minimum_age|senior_(housing|living|community|apartments)|retirement_community|active_adult',
);
/** “Not a 55+ building, but …” claims no exemption. */
const notOlderPersons = compilePhrase(
  "(not|isn't|never|no|without|though_not|aren't) ~3 (55\\+|62\\+|50\\+|55_plus|62_plus|hopa|55_and_\\w+|age_restricted|age_qualified|senior_(housing|living|community|building)|retirement_community|active_adult|official)",
);
/** Sentences that speak about the law itself, such as the equal-opportunity statement. */
const aboutTheLaw = compilePhrase(
  'nobody_(may|can|will)_be_(turned_away|refused|denied)|no_one_(may|can|will)_be_(turned_away|refused|denied)|same_(written_|rental_|screening_)?criteria|(void|unenforceable|illegal|struck|repealed)_(racial_|race_|restrictive_)?covenants?|covenants?_(\\w+_){0,4}(void|unenforceable|illegal|struck|removed|repealed)|never_asks?_about|discriminate|discrimination|discriminatory|discriminates|equal_housing|equal_opportunity|fair_housing|protected_class(es)?|without_regard_to|regardless_of_(\\w+_){0,2}(race|colou?r|religion|sex|age|background|source|income|disability|familial|national|family|marital|gender|faith|ability|origin)|reasonable_accommodations_(are|will_be|provided)',
);

/** “We follow the law, but …” does not. */
const yetOtherwise = compilePhrase(
  "but|however|aside|still|except|though|although|wink|yet|nonetheless|nevertheless|off_the_record|not_supposed|can't_legally|cannot_legally|don't_tell|never_mind|forget|ignore|whatever|just_between|or_not|despite|loophole|prefer",
);

type Sentence = { plain: string; end: number; isLaw: boolean };

/** The sentences of a normal text with their ends, and for each whether it speaks about the law. */
function readSentences(text: string): Sentence[] {
  let end = 0;
  return text.split(/(?<= \.) /).map((sentence) => {
    end += sentence.length + 1;
    const plain = ` ${sentence.trim()} `;
    return { plain, end, isLaw: holds(aboutTheLaw, plain) && !holds(yetOtherwise, plain) };
  });
}

/** Whether a rule has nothing to say in a sentence; asked once for each sentence. */
function rememberSilence(excuses: Phrase[]): (sentence: Sentence | undefined) => boolean {
  const known = new Map<Sentence, boolean>();
  return (sentence) => {
    if (!sentence) return false;
    const silent =
      known.get(sentence) ?? (sentence.isLaw || excuses.some((excuse) => holds(excuse, sentence.plain)));
    known.set(sentence, silent);
    return silent;
  };
}

/** Source span of a part of the normal text without the marks of `edge` at its end. */
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

/** Every rule's matches in the order of the text; a rule reports overlapping phrases once. */
export function findPhrases(text: string): Match[] {
  const normal = normalText(text);
  const leads = findLeads(normal.plain);
  const masked = maskSafePhrases(normal.plain, leads);
  const marked = markPeople(masked);
  const markedLeads = findLeads(marked);
  const isOlderPersons = holds(olderPersons, normal.plain) && !holds(notOlderPersons, normal.plain);
  const sentences = readSentences(normal.plain);
  const matches: Match[] = [];
  for (const { rule, patterns, excuses } of ruleBook) {
    if (rule.allowedForOlderPersons && isOlderPersons) continue;
    let reached = -1;
    let sentence = 0;
    const isSilent = rememberSilence(excuses);
    const searched = rule.tier === 'style' || rule.readsMasked ? normal.plain : masked;
    const found = patterns
      .flatMap((phrase) =>
        phrase.seesPeople ? searchPhrase(phrase, marked, markedLeads) : searchPhrase(phrase, searched, leads),
      )
      .sort((a, b) => a.index - b.index || b[0].length - a[0].length);
    for (const match of found) {
      if (match.index < reached || match[0].trim() === '') continue;
      while ((sentences[sentence]?.end ?? Number.POSITIVE_INFINITY) <= match.index) sentence += 1;
      if (isSilent(sentences[sentence])) continue;
      reached = match.index + match[0].length;
      matches.push(toMatch(text, normal, rule, match));
    }
  }
  return matches.sort((a, b) => a.start - b.start || b.end - a.end);
}
