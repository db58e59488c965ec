import { fixArticles } from '#domain/english/article-for.ts';
import { addThe } from './add-the.ts';
import { articleInList } from './article-in-list.ts';
import { calmStrays } from './calm-strays.ts';
import { fixListEnd } from './fix-list-end.ts';
import { fixSubject } from './fix-subject.ts';
import { printNames } from './print-names.ts';

/** A statement as a copy editor leaves it: names with their capitals, counted things with their articles, lists with their end. */
export const polish = (text: string, sentence: string) =>
  fixArticles(addThe(articleInList(fixListEnd(fixSubject(printNames(calmStrays(text), sentence))))));
