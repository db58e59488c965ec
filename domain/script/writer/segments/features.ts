import { joinList } from '../../../english/join-list.ts';
import type { Fact, Speaker } from '../../schema.ts';
import { featureLines, singleFeatureLines } from '../data/connectors.ts';
import { fill } from '../fill.ts';
import { isNounPhrase, withArticle } from '../sentences/noun-phrases.ts';
import { inPlainCase } from '../sentences/nouns.ts';
import { chapterOf, topicOf } from '../sentences/topics.ts';
import type { SheetView } from '../sheet-view.ts';
import type { Talk } from '../talk.ts';

const mostInARow = 4;

/** Listed features by where they belong; what a question will answer is left to it. */
export function splitFeatures(
  sheet: SheetView,
  leftOut: ReadonlySet<string>,
): { inside: Fact[]; outside: Fact[] } {
  const listed = sheet
    .all('feature')
    .filter(
      ({ id, label, value }) =>
        !leftOut.has(id) && label === 'Feature' && !/^no\b/i.test(value) && isNounPhrase(value),
    );
  const isOutside = ({ value }: Fact) => chapterOf[topicOf(value)] !== 'home';
  return {
    inside: listed.filter((fact) => !isOutside(fact)).slice(0, mostInARow),
    outside: listed.filter(isOutside).slice(0, mostInARow),
  };
}

/** The features that no sentence told, in one line. */
export function features(talk: Talk, facts: readonly Fact[], speaker: Speaker): void {
  const [first] = facts;
  if (!first) return;
  const line = talk.stock.pick(facts.length > 1 ? featureLines : singleFeatureLines, 'features', first.id);
  if (!line) return;
  const list = joinList(facts.map(({ value }) => withArticle(inPlainCase(value))));
  talk.say(
    speaker,
    fill(line, { list }),
    facts.map(({ id }) => id),
  );
}
