import { useMutation } from '@tanstack/react-query';
import { request } from '../../../browser/api.ts';
import type { FormApi } from '../../../components/form/form-api.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { StaffOrderValues } from './staff-order-values.ts';

/** Checks the link before ordering: which home it shows, and whether we already have it. */
export function LinkCheck({ form }: { form: FormApi<StaffOrderValues> }) {
  const link = form.watch('listing_url').trim();
  const check = useMutation({
    mutationFn: async (listing_url: string) => {
      const { customer_email } = form.getValues();
      const person = {
        customer_email: /^\S+@\S+\.\S+$/.test(customer_email) ? customer_email : 'nobody@hearthcast.example',
        customer_first_name: '-',
        customer_last_name: '-',
      };
      const { checks } = await request('POST /api/desk/order-checks', {
        orders: [{ ...person, listing_url }],
      });
      return { link: listing_url, ...checks[0] };
    },
  });
  const result = check.data?.link === link ? check.data : undefined;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        disabled={link === ''}
        loading={check.isPending}
        loadingLabel="Reading the page…"
        onClick={() => check.mutate(link)}
      >
        Check link
      </Button>
      {check.isError && <Alert tone="bad">{check.error.message}</Alert>}
      {result && (
        <Alert tone={result.isReadable ? (result.duplicate ? 'warn' : 'good') : 'warn'}>
          {[
            result.isReadable
              ? [result.address ?? 'We can read this page', result.price].filter(Boolean).join(' · ')
              : (result.problem ?? result.reason),
            result.duplicate && `${result.duplicate}.`,
          ]
            .filter(Boolean)
            .join('. ')}
        </Alert>
      )}
    </>
  );
}
