import type { CorrectableFacts } from '#domain/production/reviews/schema.ts';

/** The fair-housing changes to the agent's description, word for word, for the agent to see and rewrite. */
export function StoryChanges({ changes }: { changes: CorrectableFacts['storyChanges'] }) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="story-changes" className="rounded-lg border border-rule bg-raised p-4 sm:p-5">
      <h4 id="story-changes" className="font-sans font-semibold text-base tracking-normal">
        Changed for fair housing
      </h4>
      <p className="mt-1 max-w-prose text-ink-soft">
        Your page, MLS remarks and emails use your description. These sentences are different there. You can
        reword them above.
      </p>
      <ul className="mt-3 flex flex-col gap-4">
        {changes.map(({ from, to }) => (
          <li key={from}>
            <del dir="auto" className="block text-ink-soft">
              {from}
            </del>
            {to === null ? (
              <p className="mt-1 font-semibold">Left out</p>
            ) : (
              <ins dir="auto" className="mt-1 block no-underline">
                {to}
              </ins>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
