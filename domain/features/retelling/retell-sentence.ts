import { fixArticles } from '#domain/english/article-for.ts';
import { upperFirst } from '#domain/english/upper-first.ts';
import { withArticle } from '#domain/english/with-article.ts';
import { addArticles } from '../add-articles.ts';
import { dropPraise } from './drop-praise.ts';
import { withoutLostBan } from './find-loss.ts';
import { forms } from './forms.ts';
import { gleanSentence } from './glean/glean-sentence.ts';
import { isUnclear } from './glean/is-unclear.ts';
import { shortenClause } from './glean/shorten-clause.ts';
import { isStatement } from './is-statement.ts';
import { addSmallArticles } from './list-things.ts';
import { addSubjectArticle, nameHome } from './name-home.ts';
import { nameSubject } from './name-subject.ts';
import { partClause } from './part-clause.ts';
import { partItems } from './part-items.ts';
import { pickFacts } from './pick/pick-facts.ts';
import { plainPredicate } from './plain-predicate.ts';
import { polish } from './polish.ts';
import { readClause } from './read-clause.ts';
import { sayNumbers } from './say-numbers.ts';
import { spellMeasures } from './spell-measures.ts';
import { splitClauses, unwrapBrackets } from './split-clauses.ts';
import { splitEach } from './split-each.ts';
import { tidySentence } from './tidy-sentence.ts';

/** A sentence splits only so often; deeper fragments aren't statements. */
const maxDepth = 4;

/**
 * What a listing sentence states, in sentences a host can say as her own. Invitations, headlines and participles become
 * plain statements, praise goes, and long sentences split at clause ends. We add nothing the sentence doesn't say, and
 * drop whatever we can't state in full.
 */
export function retellSentence(sentence: string, before?: string): string[] {
  const plain = spellMeasures(tidySentence(sentence));
  // "New roof (2021)" has its own form.
  const tidy = /\((?:19|20)\d\d\)/.test(plain) ? plain : unwrapBrackets(plain);
  const clauses = splitEach(tidy)
    .flatMap((part) => nameParts(part, before))
    .flatMap((text) =>
      splitClauses(unwrapBrackets(text)).map((clause, at, all) =>
        at === 0 ? clause : nameSubject(clause, all[at - 1]),
      ),
    )
    .map(spellOutIs);
  const isSaid = (text: string) => isStatement(text, `${sentence} ${tidy}`, before);
  const say = (text: string) => polish(finish(text), sentence);
  const told = clauses.flatMap((clause) => tellClause(clause, say, isSaid));
  const least = () => firstTold(sentence, before, clauses, { say, isSaid });
  return withoutLostBan(withoutTwice(told.length > 0 ? told : least()), sentence).map(sayNumbers);
}

/** The same list may appear with and without its final comma. */
function withoutTwice(told: readonly string[]): string[] {
  const bare = (text: string) => text.replaceAll(/, (?=and |or )/g, ' ');
  return told.filter((text, at) => told.findIndex((other) => bare(other) === bare(text)) === at);
}

/** If we can't state it in full: what's certain, or else a clause without its ending. */
function firstTold(
  sentence: string,
  before: string | undefined,
  clauses: readonly string[],
  { say, isSaid }: { say: (text: string) => string; isSaid: (text: string) => boolean },
): string[] {
  const gleaned = gleanSentence(sentence, before).map((text) => polish(text, sentence));
  if (gleaned.length > 0) return gleaned;
  const shortened = clauses.flatMap((clause) => {
    for (const short of shortenClause(clause)) {
      const told = tellClause(short, say, isSaid).filter((text) => !isUnclear(text));
      if (told.length > 0) return told;
    }
    return [];
  });
  return shortened.length > 0 ? shortened : pickFacts(sentence, before);
}

/** What the first matching form makes of a sentence. */
const nameParts = (text: string, before: string | undefined) =>
  forms.map((form) => form(text)).find((told) => told !== undefined) ?? [nameSubject(text, before)];

/** The clause whole if possible, otherwise in parts. */
function tellClause(
  clause: string,
  say: (text: string) => string,
  isSaid: (text: string) => boolean,
  depth = 0,
): string[] {
  const plain = plainPredicate(upperFirst(clause));
  const parts = partItems(nameHome(addSubjectArticle(upperFirst(dropPraise(plain))))).map(say);
  if (parts.length > 0 && parts.every(isSaid)) return parts;
  const smaller = depth < maxDepth ? (partClause(clause) ?? partClause(plain)) : undefined;
  return smaller ? smaller.flatMap((part) => tellClause(part, say, isSaid, depth + 1)) : parts.filter(isSaid);
}

const connector =
  /^(?:(?:and|finally|lastly|additionally|furthermore|moreover|also|plus|better yet|in addition),? )+(?=\p{L})/iu;

const spellOutIs = (text: string) =>
  text
    .replace(connector, '')
    .replace(/^(It|There)'s (?!been)/i, '$1 is ')
    .replace(/ also (?=\p{Ll})/gu, ' ')
    .replace(/\b(you)'ll\b/gi, '$1 will')
    .replace(/\b(you)'re\b/gi, '$1 are');

/** Adds the capital, the period and the contraction people would use. */
function finish(text: string): string {
  const whole = withoutPause(upperFirst(text.trim().replace(/^[\s,]+|[\s,;:.!-]+$/g, '')));
  return fixArticles(
    `${withPlus(
      addSmallArticles(
        addArticles(
          whole
            .replace(
              /^(It is (?:an?|the) .*?\bwith) its (?!own\b)(\S.*)$/,
              (_, start: string, thing: string) => `${start} ${withArticle(thing)}`,
            )
            .replace(/^It is (?=\S)/, "It's ")
            .replace(
              /^It(?:'s| is) (just )?walking distance (?:to|from) /,
              "It's $1within walking distance of ",
            )
            .replace(/^There is (?=\S)/, "There's ")
            .replace(/^(\p{L}[^,]*, )there is /u, "$1there's "),
        ),
      ),
    )}.`,
  );
}

/** "A bar and a sink and a deck": use a different word the second time. */
const withPlus = (text: string) =>
  text.replace(
    /^((?:.* (?:has|have)|There(?:'s| are)) .*\band (?!(?:has|have|is|are|includes?|opens?)\b)(?:(?! (?:with|for|both|including|featuring|between|of) )[^,])*?) and (?=an? [^,]+$)/u,
    '$1, plus ',
  );

/** "A backsplash, and appliances" is one short list of two. */
function withoutPause(text: string): string {
  const [start = '', end = '', ...more] = text.split(/, and /);
  return more.length > 0 || end === '' || /,(?!\d)/.test(start) || readClause(end)
    ? text
    : `${start} and ${end}`;
}
