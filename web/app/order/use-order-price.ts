import { countHomes, type OrderValues } from '../../browser/order/order-values.ts';
import { siteSettings } from '../../browser/site-settings.ts';
import { useFormContext } from '../../components/form/form-context.ts';
import { type OrderPrice, priceOrder } from './price-order.ts';

/** What the homes in the form cost. */
export function useOrderPrice(briefCount: number): OrderPrice {
  const links = useFormContext<OrderValues>().watch('links');
  const { tiers, briefCents } = siteSettings;
  const hasSheets = links.some(({ draftId }) => draftId !== '');
  const brief = briefCents === null ? null : { count: hasSheets ? briefCount : 0, unitCents: briefCents };
  return priceOrder(Math.max(1, countHomes(links)), tiers, brief);
}
