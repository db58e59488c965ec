import { ENTERPRISE_OVER_LINKS, QUOTE_RULE } from '#domain/podcasts/rules.ts';
import { countHomes, type OrderValues } from '../../browser/order/order-values.ts';
import { useFormContext } from '../../components/form/form-context.ts';
import { EnterpriseDialog } from './enterprise-dialog.tsx';

/** The link to a quote, which stands out once an order is large. It passes on what was already typed. */
export function QuoteOffer({ startsOpen }: { startsOpen: boolean }) {
  const [links, fullName, email, phone] = useFormContext<OrderValues>().watch([
    'links',
    'name',
    'email',
    'phone',
  ]);
  const isLarge = countHomes(links) > ENTERPRISE_OVER_LINKS;
  return (
    <div className="flex flex-col items-start gap-2">
      {isLarge && <p>Your volume discount is already applied. {QUOTE_RULE}</p>}
      {!isLarge && <p className="text-ink-soft text-sm">Volume prices apply automatically.</p>}
      <EnterpriseDialog
        start={{ fullName, email, phone }}
        startsOpen={startsOpen}
        variant={isLarge ? 'secondary' : 'link'}
      >
        A team or brokerage with more than {ENTERPRISE_OVER_LINKS} listings? Get a quote
      </EnterpriseDialog>
    </div>
  );
}
