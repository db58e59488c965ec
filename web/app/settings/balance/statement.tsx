import { entryTitles } from '#domain/balance/rules.ts';
import type { BalanceEntry } from '#domain/balance/schema.ts';
import { formatDay } from '../../format-date.ts';
import { formatSigned } from './format-signed.ts';

/** Every change of the balance, newest first, with the balance after it. */
export function Statement({ entries }: { entries: BalanceEntry[] }) {
  if (entries.length === 0) return <p className="text-ink-soft">No payments yet.</p>;
  return (
    <table aria-label="Statement" className="w-full text-sm">
      <thead>
        <tr className="border-rule border-b text-ink-soft">
          <th scope="col" className="py-2 pe-3 text-start font-semibold">
            Entry
          </th>
          <th scope="col" className="py-2 text-end font-semibold">
            Amount
          </th>
          <th scope="col" className="hidden py-2 ps-4 text-end font-semibold sm:table-cell">
            Balance
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-rule">
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className="py-3 pe-3">
              <span className="font-medium">{entryTitles[entry.kind]}</span>
              <span className="block break-all text-ink-soft">{entry.description}</span>
              <span className="block text-ink-soft">{formatDay(entry.createdAt)}</span>
            </td>
            <td className="py-3 text-end align-top tabular-nums">{formatSigned(entry.amountCents)}</td>
            <td className="hidden py-3 ps-4 text-end align-top tabular-nums sm:table-cell">
              {formatSigned(entry.balanceCents, { plus: false })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
