const steps = [
  {
    title: 'Research',
    text: 'The page behind the link is opened and read: address, price, rooms, size, remarks and agent, each from where it stands on the page.',
  },
  {
    title: 'Content generation',
    text: 'Title, description, key features, questions and answers are written from those facts and checked for fair housing.',
  },
  {
    title: 'Photo fetching',
    text: 'Photos are fetched separately, a moment later, and kept on our own servers. The listing can be used before they are there.',
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
