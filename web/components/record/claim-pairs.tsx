import { originNames, withLabel } from '#domain/records/rules.ts';
import type { ClaimPair } from '#domain/records/schema.ts';
import { moreStyles } from './more-styles.ts';

/** How many of a text's pairs are visible at once. */
const shownAtOnce = 12;

/**
 * What a text claims on the left, and the fact behind it with its source on the right; on a phone, one below
 * the other.
 */
export function ClaimPairs({ pairs }: { pairs: readonly ClaimPair[] }) {
  const rest = pairs.slice(shownAtOnce);
  return (
    <>
      <Pairs pairs={pairs.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details className="group">
          <summary className={`${moreStyles} group-open:hidden`}>Show all {pairs.length}</summary>
          <Pairs pairs={rest} />
        </details>
      )}
    </>
  );
}

function Pairs({ pairs }: { pairs: readonly ClaimPair[] }) {
  return (
    <ul className="border-rule border-t">
      {pairs.map(({ claims, fact }) => (
        <li
          key={fact?.id ?? ''}
          className="wrap-anywhere grid gap-x-6 gap-y-1 border-rule border-b py-2.5 sm:grid-cols-2"
        >
          <p dir="auto" className={fact ? 'font-semibold' : 'font-semibold text-warn'}>
            {claims.map((claim) => `“${claim}”`).join(', ')}
          </p>
          {fact ? (
            <p dir="auto">
              <span className="text-ink-soft">{withLabel(fact.label, '')}</span>
              {fact.value}
              <span className="block text-ink-soft text-sm">
                {originNames[fact.source.kind]}
                {fact.source.excerpt !== fact.value && `: “${fact.source.excerpt}”`}
              </span>
            </p>
          ) : (
            <p className="font-semibold text-warn">No fact backs this.</p>
          )}
        </li>
      ))}
    </ul>
  );
}
