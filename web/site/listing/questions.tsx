import type { Faq } from '#domain/listings/queries.ts';
import { Accordion } from '../accordion.tsx';
import { columnStyles } from '../styles.ts';

export function Questions({ faqs }: { faqs: Faq[] }) {
  if (faqs.length === 0) return null;
  return (
    <section
      aria-labelledby="questions"
      className={`${columnStyles} mt-20 grid grid-cols-1 gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]`}
    >
      <h2 id="questions" className="text-3xl">
        Frequently Asked Questions
      </h2>
      <Accordion items={faqs} name="listing-questions" />
    </section>
  );
}
