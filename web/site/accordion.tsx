import type { Faq } from '#domain/listings/queries.ts';

type AccordionProps = { items: readonly Faq[]; name: string };

/** Questions that open one at a time; the browser does that for elements with the same name. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className="border-rule-strong border-t">
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className="group border-rule-strong border-b">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3 font-display text-lg leading-snug hover:text-ember-text [&::-webkit-details-marker]:hidden">
            <h3 dir="auto" className="min-w-0 font-[520]">
              {question}
            </h3>
            <span
              aria-hidden="true"
              className="relative size-4 shrink-0 before:absolute before:inset-x-0 before:top-[7px] before:h-0.5 before:bg-current after:absolute after:inset-y-0 after:left-[7px] after:w-0.5 after:bg-current after:transition-transform group-open:after:scale-y-0"
            />
          </summary>
          <p dir="auto" className="max-w-[65ch] whitespace-pre-line pb-5 text-ink-soft">
            {answer}
          </p>
        </details>
      ))}
    </div>
  );
}
