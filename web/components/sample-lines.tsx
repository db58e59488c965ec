type SampleLinesProps = { title: string; lines: readonly { speaker: string; text: string }[] };

/** A preview of the episode about the visitor's own home: its opening, and one line from later on. */
export function SampleLines({ title, lines }: SampleLinesProps) {
  return (
    <figure className="flex animate-fade-in flex-col gap-3 border-ember border-s-4 py-1 ps-4">
      <figcaption className="text-ink-soft text-sm">
        Preview of your episode: <strong className="font-semibold text-ink">{title}</strong>
      </figcaption>
      <dl className="flex flex-col gap-2">
        {lines.map(({ speaker, text }, index) => (
          <div key={text}>
            {index === lines.length - 1 && index > 1 && (
              <span aria-hidden="true" className="block text-ink-faint leading-none">
                …
              </span>
            )}
            <dt className="inline font-semibold">{speaker}: </dt>
            <dd className="inline font-display text-lg leading-snug">{text.replaceAll("'", '’')}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft text-sm">Written from your listing. The final wording may vary.</p>
    </figure>
  );
}
