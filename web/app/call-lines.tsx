type CallLinesProps = { lines: { by: 'caller' | 'assistant'; text: string }[]; label?: string };

/** A call, line by line: the caller on the right, the answers on the left. */
export function CallLines({ lines, label = 'Call transcript' }: CallLinesProps) {
  return (
    <ol aria-label={label} aria-live="polite" className="flex flex-col gap-3">
      {lines.map(({ by, text }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          key={at}
          className={
            by === 'caller'
              ? 'wrap-anywhere ms-8 rounded-lg bg-sunken px-4 py-3'
              : 'wrap-anywhere me-8 rounded-lg border border-rule px-4 py-3'
          }
        >
          <span className="sr-only">{by === 'caller' ? 'Caller: ' : 'Assistant: '}</span>
          {text}
        </li>
      ))}
    </ol>
  );
}
