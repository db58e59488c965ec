/** The tabs of the dashboard in order. The name appears in the URL. */
export const adminTabs = [
  { name: 'create-order', label: 'Create Order', search: null },
  { name: 'orders', label: 'Orders', search: 'Search orders' },
  { name: 'ready-listings', label: 'Ready Listings', search: 'Search ready listings' },
  { name: 'bulk-upload', label: 'Bulk Upload', search: null },
  { name: 'auto-populate', label: 'Auto-Populate', search: 'Search listings' },
] as const;
export type AdminTab = (typeof adminTabs)[number]['name'];

const firstTab: AdminTab = 'orders';

export function tabOf(text: string | null): AdminTab {
  return adminTabs.find(({ name }) => name === text)?.name ?? firstTab;
}
