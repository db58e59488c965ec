import type { OrderValues } from '../../browser/order/order-values.ts';
import { useFormContext } from '../../components/form/form-context.ts';
import { FormField } from '../../components/ui/form.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';

/** What the episode should mention besides the page. */
export function EpisodeFields() {
  const { control } = useFormContext<OrderValues>();
  return (
    <>
      <FormField
        control={control}
        name="agentName"
        label="Agent name"
        optional
        hint="Whose name should the hosts say? Leave blank to use yours."
        render={(field) => <Input {...field} />}
      />
      <FormField
        control={control}
        name="additionalDetails"
        label="Additional details"
        optional
        hint="Anything your listing doesn’t mention: an open house, a new roof, what you love about the home."
        render={(field) => <Textarea rows={4} maxLength={2000} {...field} />}
      />
    </>
  );
}
