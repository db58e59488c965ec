import Plus from 'lucide-react/icons/plus';
import { LINK_LIMIT, MAX_LINKS } from '#domain/podcasts/rules.ts';
import { emptyLink, type OrderValues } from '../../browser/order/order-values.ts';
import { useFormContext } from '../../components/form/form-context.ts';
import { useFieldArray } from '../../components/form/use-field-array.ts';
import { Button } from '../../components/ui/button.tsx';
import { LinkField } from './link-field.tsx';

/** The homes of one order. Each gets its own podcast. */
export function LinkList() {
  const { control } = useFormContext<OrderValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'links' });
  const room = MAX_LINKS - fields.length;

  function addMany(urls: string[]) {
    append(
      urls.slice(0, room).map((url) => ({ ...emptyLink, url })),
      { shouldFocus: false },
    );
  }

  return (
    <div className="flex flex-col gap-5">
      <ul className="flex flex-col gap-6">
        {fields.map((field, index) => (
          <LinkField
            key={field.id}
            index={index}
            isOnly={fields.length === 1}
            onRemove={() => remove(index)}
            onMore={addMany}
          />
        ))}
      </ul>
      {room > 0 ? (
        <Button variant="secondary" className="self-start" onClick={() => append(emptyLink)}>
          <Plus aria-hidden="true" /> Add another listing
        </Button>
      ) : (
        <p className="text-ink-soft text-sm">{LINK_LIMIT}</p>
      )}
    </div>
  );
}
