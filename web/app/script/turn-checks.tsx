import type { TurnView } from '#domain/production/reviews/schema.ts';
import { Alert } from '../../components/ui/alert.tsx';

type TurnChecksProps = { turn: Pick<TurnView, 'claims' | 'findings'> };

/** The claims of a turn and their sources. Unsupported or unlawful ones stand out. */
export function TurnChecks({ turn: { claims, findings } }: TurnChecksProps) {
  const unbacked = claims.filter(({ fact }) => !fact);
  const backed = claims.filter(({ fact }) => fact);
  return (
    <>
      {findings.map((finding) => (
        <Alert
          key={`${finding.text} ${finding.reason}`}
          tone={finding.tier === 'block' ? 'bad' : 'warn'}
          role="note"
          className="text-sm"
        >
          <strong>Fair housing: “{finding.text}”.</strong> {finding.reason} {finding.suggestion}
        </Alert>
      ))}
      {unbacked.length > 0 && (
        <Alert tone="warn" role="note" className="text-sm">
          <strong>No fact supports</strong> {unbacked.map(({ claim }) => `“${claim}”`).join(', ')}.
        </Alert>
      )}
      {backed.length > 0 && (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer rounded-sm py-1 text-ink-soft">
            {backed.length === 1 ? '1 checked fact' : `${backed.length} checked facts`}
          </summary>
          <ul className="mt-1 flex flex-col gap-2 border-rule border-s-2 ps-3">
            {backed.map(({ claim, fact }) => (
              <li key={`${claim} ${fact?.label} ${fact?.value}`} className="min-w-0 break-words">
                <span className="font-semibold">{claim}</span>: {fact?.label}, {fact?.value}
                {fact?.excerpt && <q className="block text-ink-soft">{fact.excerpt}</q>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
