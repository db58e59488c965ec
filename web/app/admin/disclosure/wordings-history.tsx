import type { WordingsView } from '#domain/disclosure/schema.ts';

/** Who changed the wordings, and when. */
export function WordingsHistory({ known: { history } }: { known: WordingsView }) {
  return (
    <section aria-labelledby="history-title" className="flex flex-col gap-3">
      <h2 id="history-title" className="text-xl">
        Versions
      </h2>
      {history.length === 0 ? (
        <p className="text-ink-soft">No changes yet.</p>
      ) : (
        <ol className="divide-y divide-rule">
          {history.map(({ version, savedAt, savedBy }) => (
            <li key={version} className="py-2">
              <p className="font-semibold">Version {version}</p>
              <p className="wrap-anywhere text-ink-soft text-sm">
                {new Date(savedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
                {savedBy && `, ${savedBy}`}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
