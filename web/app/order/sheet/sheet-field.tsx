import { type ComponentProps, useId, useState } from 'react';
import {
  homeTypes,
  type SheetField as Name,
  saleStatuses,
  sheetLabels,
} from '#domain/listings/sheet/rules.ts';
import type { SheetRow } from '#domain/listings/sheet/schema.ts';
import { cn } from '../../../components/cn.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { NativeSelect } from '../../../components/ui/native-select.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { problemOf } from './sheet-change.ts';
import type { FieldActions } from './use-sheet.ts';

const examples: Partial<Record<Name, string>> = {
  lot: 'e.g., 0.31 acres',
  hoa: 'e.g., $185 a month',
  taxes: 'e.g., $6,200 a year',
  description: 'Paste the listing’s description.',
  features: 'One per line: heated floors, walnut counters…',
};

/** Where the facts were found. */
export type FactSource = 'page' | 'MLS';

type SheetFieldProps = {
  name: Name;
  row: SheetRow;
  /** Null if everything is typed: then nothing is missing, and everything is the customer's own. */
  source: FactSource | null;
  sheet: FieldActions;
  /** The words in the description that still state the old value. */
  oldMention?: string | undefined;
  className?: string;
};

/** One fact: the page's value, the customer's value, and what's wrong with that. */
export function SheetField({ name, row, source, sheet, oldMention, className }: SheetFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  const typed = sheet.edits[name];
  const text = typed ?? row.text;
  const stands =
    source && ((row.state === 'missing' && text === '') || (row.state === 'unsure' && typed === undefined));
  return (
    <div className={cn('flex min-w-0 flex-col gap-1', className)}>
      <Field
        label={
          // As tall as with a mark, so that the controls of a row line up.
          <span className="inline-flex min-h-6.5 flex-wrap items-center gap-x-2">
            {sheetLabels[name]}
            {source && <Mark state={row.state} text={text} />}
          </span>
        }
        error={typed === undefined || isTyping ? undefined : problemOf(name, typed)}
      >
        <SheetControl
          name={name}
          value={text}
          placeholder={row.state === 'removed' ? 'Won’t be mentioned' : examples[name]}
          onText={(value) => sheet.edit(name, value)}
          onFocus={() => setIsTyping(true)}
          onBlur={() => {
            setIsTyping(false);
            void sheet.save();
          }}
          className={cn(stands && 'border-warn bg-warn-wash/40')}
        />
      </Field>
      {oldMention && !isTyping && (
        <p role="status" className="text-sm text-warn">
          The description still says “{oldMention}.” If that’s wrong, change it there, too.
        </p>
      )}
      {source && <NextStep name={name} row={row} source={source} sheet={sheet} />}
    </div>
  );
}

function Mark({ state, text }: { state: SheetRow['state']; text: string }) {
  if (state === 'missing' && text === '') return <Badge tone="warn">Missing</Badge>;
  if (state === 'unsure') return <Badge tone="warn">Please check</Badge>;
  if (state === 'corrected') return <Badge tone="good">Yours</Badge>;
  if (state === 'removed') return <Badge>Left out</Badge>;
  return null;
}

type ControlProps = Pick<ComponentProps<'input'>, 'onFocus' | 'onBlur' | 'className'> & {
  name: Name;
  value: string;
  placeholder: string | undefined;
  onText: (text: string) => void;
};

/** The control that fits the fact; `Field` adds the id and what describes it. */
function SheetControl({ name, onText, ...props }: ControlProps) {
  const listId = useId();
  const onChange = (event: { target: { value: string } }) => onText(event.target.value);
  const shared = { ...props, onChange } as ComponentProps<'input'> &
    ComponentProps<'select'> &
    ComponentProps<'textarea'>;
  if (name === 'status') {
    return (
      <NativeSelect {...shared}>
        <option value="">Not specified</option>
        {saleStatuses.map((status) => (
          <option key={status} value={status}>
            {status.charAt(0).toUpperCase() + status.slice(1)}
          </option>
        ))}
      </NativeSelect>
    );
  }
  if (name === 'description' || name === 'features') return <Textarea rows={5} {...shared} />;
  if (name !== 'type') return <Input {...shared} inputMode={inputMode(name)} />;
  return (
    <>
      <Input {...shared} list={listId} />
      <datalist id={listId}>
        {homeTypes.map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
    </>
  );
}

function inputMode(name: Name): 'numeric' | 'decimal' | 'tel' | undefined {
  if (name === 'beds' || name === 'sqft' || name === 'yearBuilt' || name === 'price') return 'numeric';
  if (name === 'baths') return 'decimal';
  return name === 'agentPhone' ? 'tel' : undefined;
}

/** The page's value if the customer's differs, and a button to switch to it. */
function NextStep({ name, row, source, sheet }: Omit<SheetFieldProps, 'className' | 'oldMention'>) {
  const label = sheetLabels[name].toLowerCase();
  const isLong = name === 'description' || name === 'features';
  if (row.state === 'unsure') {
    const use = () => {
      sheet.edit(name, row.pageText);
      void sheet.save();
    };
    return (
      <p className="flex flex-wrap gap-x-2 text-ink-soft text-sm">
        {row.text ? 'We aren’t sure about this one.' : `The ${source} may say ${row.pageText}.`}
        <Button variant="link" size="sm" onClick={use}>
          {row.text ? 'Looks right' : 'Use it'}
          <span className="sr-only"> ({label})</span>
        </Button>
      </p>
    );
  }
  if (row.pageText === '' || (row.state !== 'corrected' && row.state !== 'removed')) return null;
  return (
    <p className="flex flex-wrap gap-x-2 text-ink-soft text-sm">
      {isLong ? `The ${source} says something else.` : `The ${source} says ${row.pageText}.`}
      <Button variant="link" size="sm" onClick={() => sheet.undo(name)}>
        Undo<span className="sr-only"> ({label})</span>
      </Button>
    </p>
  );
}
