import { useFormContext } from 'react-hook-form';
import { FormField } from '../../components/ui/form.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import type { OrderValues } from './order-values.ts';

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
        hint="As it should be said in the episode, if it is not your own."
        render={(field) => <Input {...field} />}
      />
      <FormField
        control={control}
        name="additionalDetails"
        label="Additional details"
        optional
        hint="What the page does not say: an open house, a new roof, what you love about it."
        render={(field) => <Textarea rows={4} maxLength={2000} {...field} />}
      />
    </>
  );
}
