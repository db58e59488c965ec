import { Fragment, type ReactNode, useId } from 'react';
import type { SheetField as Name } from '#domain/listings/sheet/rules.ts';
import type { ListingSheet } from '#domain/listings/sheet/schema.ts';
import { cn } from '../../../components/cn.ts';
import { findOldMention } from './old-mention.ts';
import { type FactSource, SheetField } from './sheet-field.tsx';
import type { FieldActions } from './use-sheet.ts';

const groups: { title: string; names: Name[] }[] = [
  {
    title: 'Address and price',
    names: ['street', 'city', 'state', 'zip', 'price', 'status', 'neighborhood'],
  },
  { title: 'Home details', names: ['type', 'beds', 'baths', 'sqft', 'lot', 'yearBuilt', 'parking'] },
  { title: 'Taxes, fees and schools', names: ['hoa', 'taxes', 'schoolDistrict'] },
  { title: 'Listing agent', names: ['agent', 'brokerage', 'agentPhone', 'mls'] },
  { title: 'Description and features', names: ['description', 'features'] },
];

const wide: readonly Name[] = ['street', 'description', 'features'];
/** Two of these fit side by side on a phone. */
const short: readonly Name[] = [
  'state',
  'zip',
  'price',
  'status',
  'beds',
  'baths',
  'sqft',
  'lot',
  'agentPhone',
  'mls',
];

type SheetFieldsProps = Pick<ListingSheet, 'fields'> & {
  source: FactSource | null;
  sheet: FieldActions;
  /** A question shown below the price when it changes. */
  belowPrice?: ReactNode;
  /** What happens to the description on the page. */
  belowDescription?: ReactNode;
};

/** Every fact in its group. */
export function SheetFields({ fields, source, sheet, belowPrice, belowDescription }: SheetFieldsProps) {
  const textOf = (name: Name) => sheet.edits[name] ?? fields[name].text;
  const mentionOf = (name: Name) =>
    [fields[name].text, fields[name].pageText]
      .map((before) => findOldMention(textOf('description'), { field: name, before, now: textOf(name) }))
      .find(Boolean);
  return groups.map(({ title, names }) => (
    <SheetGroup key={title} title={title}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-4 xl:grid-cols-3">
        {names.map((name) => (
          <Fragment key={name}>
            <SheetField
              name={name}
              row={fields[name]}
              source={source}
              sheet={sheet}
              oldMention={mentionOf(name)}
              className={cn(
                wide.includes(name) && 'col-span-full',
                !short.includes(name) && 'max-sm:col-span-full',
              )}
            />
            {name === 'description' && <div className="col-span-full empty:hidden">{belowDescription}</div>}
          </Fragment>
        ))}
      </div>
      {names.includes('price') && belowPrice}
    </SheetGroup>
  ));
}

export function SheetGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-rule border-t pt-5">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}
