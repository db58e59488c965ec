const steps = [
  {
    title: 'Research',
    text: 'We open the link and read the page: address, price, rooms, size, remarks and agent.',
  },
  {
    title: 'Content generation',
    text: 'We write the title, description, key features, and questions and answers from those facts, and check them against fair housing rules.',
  },
  {
    title: 'Photo fetching',
    text: 'We fetch the photos separately, a moment later, and host them ourselves. The page works without them until they arrive.',
  },
];

/** What happens after submitting, step by step. */
export function WorkflowSteps() {
  return (
    <section aria-labelledby="workflow-title" className="border-ink border-t-2 pt-4">
      <h2 id="workflow-title" className="text-xl">
        How it works
      </h2>
      <ol className="mt-4 flex flex-col gap-5">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
            <span
              aria-hidden="true"
              className="font-display text-3xl text-ember-text tabular-nums leading-none"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold text-base">{title}</h3>
              <p className="text-ink-soft text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
