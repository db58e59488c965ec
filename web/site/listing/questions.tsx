import type { Faq } from '#domain/listings/queries.ts';
import { shownQuestions } from '#domain/listings/suggestions/rules.ts';
import { Accordion } from '../accordion.tsx';
import { columnStyles } from '../styles.ts';
import { type ChapterStarts, chapterMark, PlaySection } from './play-section.tsx';

type QuestionsProps = { faqs: Faq[]; starts?: ChapterStarts | undefined };

export function Questions({ faqs: all, starts }: QuestionsProps) {
  const faqs = shownQuestions(all);
  if (faqs.length === 0) return null;
  return (
    <section
      aria-labelledby="questions"
      className={`${columnStyles} draw-late mt-20 grid print:hidden grid-cols-1 gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]`}
    >
      <div {...chapterMark('questions')} className="self-start">
        <h2 id="questions" className="text-3xl">
          Frequently Asked Questions
        </h2>
        <PlaySection chapter="questions" starts={starts} about="buyers’ questions" />
      </div>
      <Accordion items={faqs} name="listing-questions" />
    </section>
  );
}
