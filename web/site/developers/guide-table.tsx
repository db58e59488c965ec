import type { ReactNode } from 'react';

type GuideTableProps = {
  headings: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
};

/** A small table; on a phone, each row is a separate block. */
export function GuideTable({ headings, rows }: GuideTableProps) {
  return (
    <table className="block w-full text-start sm:table">
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col" className="border-rule border-b py-2 pe-6 text-start text-sm">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map(({ id, cells: [name, ...cells] }) => (
          <tr key={id} id={id} className="block scroll-mt-6 border-rule border-b py-3 sm:table-row">
            <th
              scope="row"
              className="block text-start font-normal sm:table-cell sm:py-3 sm:pe-6 sm:align-top"
            >
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={headings[index + 1]}
                className="block text-ink-soft sm:table-cell sm:py-3 sm:pe-6 sm:align-top"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
