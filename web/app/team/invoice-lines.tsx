import { lineTitles } from '#domain/invoices/rules.ts';
import type { InvoiceLine } from '#domain/invoices/schema.ts';
import { formatDay } from '../format-date.ts';
import { formatSigned } from '../settings/balance/format-signed.ts';

type InvoiceLinesProps = { lines: InvoiceLine[]; totalCents: number };

export function InvoiceLines({ lines, totalCents }: InvoiceLinesProps) {
  return (
    <table aria-label="Lines" className="mt-3 w-full text-sm">
      <tbody className="divide-y divide-rule">
        {lines.map((line) => (
          <tr key={line.id}>
            <td className="py-2 pe-3">
              <span className="font-medium">{lineTitles[line.kind]}</span>{' '}
              <span className="wrap-anywhere text-ink-soft">{line.description}</span>
              <span className="block text-ink-soft">{formatDay(line.createdAt)}</span>
            </td>
            <td className="py-2 text-end align-top tabular-nums">
              {formatSigned(line.amountCents, { plus: false })}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-rule border-t font-semibold">
          <td className="py-2 pe-3">Total</td>
          <td className="py-2 text-end tabular-nums">{formatSigned(totalCents, { plus: false })}</td>
        </tr>
      </tfoot>
    </table>
  );
}
