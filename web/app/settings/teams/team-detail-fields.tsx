import type { TeamDetails } from '#domain/teams/schema.ts';
import { useFormContext } from '../../../components/form/form-context.ts';
import { FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';

/** The name and the billing address of a team. Use it inside a `Form`. */
export function TeamDetailFields() {
  const { control } = useFormContext<TeamDetails>();
  return (
    <>
      <FormField
        control={control}
        name="name"
        label="Team name"
        hint="Your brokerage or team, as people know it"
        required
        render={(field) => <Input autoComplete="organization" maxLength={80} {...field} />}
      />
      <FormField
        control={control}
        name="billingEmail"
        label="Billing email"
        hint="Invoices go here"
        required
        render={(field) => <Input type="email" autoComplete="email" {...field} />}
      />
    </>
  );
}
