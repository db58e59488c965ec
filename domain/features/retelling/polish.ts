import { fixArticles } from '#domain/english/article-for.ts';
import { addThe } from './add-the.ts';
import { articleInList } from './article-in-list.ts';
import { calmStrays } from './calm-strays.ts';
import { fixAgreement } from './fix-agreement.ts';
import { fixIdiom } from './fix-idiom.ts';
import { fixListEnd } from './fix-list-end.ts';
import { fixSubject } from './fix-subject.ts';
import { printNames } from './print-names.ts';

/** A statement after copyediting: capitalized names, articles for countable nouns, properly ended lists. */
export function polish(text: string, sentence: string): string {
  const named = printNames(calmStrays(text), sentence);
  const said = fixListEnd(fixSubject(fixIdiom(named)));
  return fixArticles(fixAgreement(addThe(articleInList(said))));
}
