import { lowerFirst } from '../../../english/upper-first.ts';
import type { Speaker } from '../../schema.ts';
import { intoQuestions } from '../data/chapters.ts';
import { factQuestions, noAssociation, turnsAround } from '../data/questions.ts';
import { fill } from '../fill.ts';
import { smallNumbersInWords } from '../sentences/complete-sentence.ts';
import type { SpokenSentence } from '../sentences/spoken-sentence.ts';
import { availability, type SheetView, spokenParking } from '../sheet-view.ts';
import { otherHost, type Talk } from '../talk.ts';
import { askAbout } from './tell-topic.ts';

export type Question = {
  key: string;
  ids: string[];
  ask: (asker: Speaker) => void;
  answer: string;
  score: number;
};

/** The questions that the sheet can answer; `told` are fields and topics that the talk has covered already. */
export function listQuestions(
  talk: Talk,
  sheet: SheetView,
  terms: readonly SpokenSentence[],
  told: ReadonlySet<string>,
): Question[] {
  const fromFacts = factQuestions.flatMap(({ field, asks, answers }): Question[] => {
    const fact = factFor(sheet, field);
    if (!fact || told.has(field) || (field === 'status' && availability(sheet) === 'gone')) return [];
    const isNone = field === 'hoa' && fact.value === 'none';
    const value = field === 'parking' ? spokenParking(fact.value) : smallNumbersInWords(fact.value);
    const small = /^[A-Z][a-z]/.test(value) && field !== 'schoolDistrict' ? lowerFirst(value) : value;
    return [
      {
        key: field,
        ids: [fact.id],
        ask: (asker) => talk.say(asker, talk.stock.pick(asks, 'factAsks', field) ?? ''),
        answer: fill(talk.stock.pick(isNone ? noAssociation : answers, 'factAnswers', field) ?? '{V}.', {
          v: small,
        }),
        score: ['hoa', 'taxes', 'status'].includes(field) ? 6 : field === 'schoolDistrict' ? 4 : 3,
      },
    ];
  });
  const fromTerms = terms.map(
    (saying): Question => ({
      key: saying.key,
      ids: [saying.factId],
      ask: (asker) => askAbout(talk, saying, asker),
      answer: saying.sentence,
      score: saying.score + 1,
    }),
  );
  return [...fromTerms, ...fromFacts];
}

function factFor(sheet: SheetView, field: string) {
  if (field !== 'heating' && field !== 'cooling') return sheet.one(field);
  return sheet.all('feature').find(({ label }) => label.toLowerCase().startsWith(field));
}

/** Short questions, answered from the sheet; halfway the hosts change sides. */
export function questions(talk: Talk, list: readonly Question[], firstAsker: Speaker): void {
  if (list.length === 0) return;
  talk.begin('questions');
  talk.say(firstAsker, talk.stock.pick(intoQuestions, 'intoQuestions', 'questions') ?? '');
  const turnAt = list.length > 3 ? Math.ceil(list.length / 2) : list.length;
  list.forEach((question, at) => {
    const asker = at < turnAt ? firstAsker : otherHost(firstAsker);
    if (at === turnAt) talk.say(asker, talk.stock.pick(turnsAround, 'turnsAround', 'turn') ?? '');
    question.ask(asker);
    talk.say(otherHost(asker), question.answer, question.ids);
  });
}
