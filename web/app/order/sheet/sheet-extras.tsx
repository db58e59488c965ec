import { extraLabels } from '#domain/listings/sheet/rules.ts';
import type { ListingSheet } from '#domain/listings/sheet/schema.ts';
import { cn } from '../../../components/cn.ts';
import { Button } from '../../../components/ui/button.tsx';
import type { FactSource } from './sheet-field.tsx';
import { SheetGroup } from './sheet-fields.tsx';
import type { SheetActions } from './use-sheet.ts';

type SheetExtrasProps = Pick<ListingSheet, 'extras'> & { source: FactSource | null; sheet: SheetActions };

/** What else the page says. It may be mentioned unless the customer leaves it out. */
export function SheetExtras({ extras, source, sheet }: SheetExtrasProps) {
  if (extras.length === 0) return null;
  return (
    <SheetGroup title={source === 'MLS' ? 'Also in the MLS' : 'Also found on your listing'}>
      <ul>
        {extras.map(({ field, text, isLeftOut }) => (
          <li
            key={field}
            className="flex items-start justify-between gap-4 border-rule border-b py-2 last:border-b-0"
          >
            <p className={cn('min-w-0 text-sm', isLeftOut && 'text-ink-soft line-through')}>
              <span className="font-semibold">{extraLabels[field]}:</span>{' '}
              <span className="line-clamp-2 break-words">{text}</span>
            </p>
            <Button
              variant="link"
              size="sm"
              onClick={() => (isLeftOut ? sheet.undo(field) : sheet.leaveOut(field))}
            >
              {isLeftOut ? 'Put back' : 'Leave out'}
              <span className="sr-only"> ({extraLabels[field].toLowerCase()})</span>
            </Button>
          </li>
        ))}
      </ul>
    </SheetGroup>
  );
}
