import { SearchBox } from '../../components/ui/search-box.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx';
import { late } from '../late.ts';
import { RequireAdmin } from '../require-admin.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { AdminLayout } from './admin-layout.tsx';
import { AdminSummary } from './admin-summary.tsx';
import { type AdminTab, adminTabs } from './admin-tabs.ts';
import { NeedsYou } from './needs-you.tsx';
import { OrdersTab } from './orders/orders-tab.tsx';
import { useAdminParams } from './use-admin-params.ts';
import { useLiveOrders } from './use-live-orders.ts';

const BulkUploadTab = late(async () => (await import('./bulk/bulk-upload-tab.tsx')).BulkUploadTab);
const ReadyListingsTab = late(async () => (await import('./ready/ready-listings-tab.tsx')).ReadyListingsTab);

const CreateOrderTab = late(async () => (await import('./create-order/create-order-tab.tsx')).CreateOrderTab);

const AutoPopulateTab = late(
  async () => (await import('./auto-populate/auto-populate-tab.tsx')).AutoPopulateTab,
);

/** The staff dashboard. */
export function AdminPage() {
  useDocumentTitle('Staff dashboard');
  return (
    <RequireAdmin>
      <Dashboard />
    </RequireAdmin>
  );
}

function Dashboard() {
  const address = useAdminParams();
  useLiveOrders();
  const search = adminTabs.find(({ name }) => name === address.tab)?.search ?? null;
  const searchBox = search && (
    <SearchBox
      key={address.tab}
      label={search}
      value={address.typed}
      onValue={address.setTyped}
      maxLength={200}
      className="w-full sm:w-96"
    />
  );
  return (
    <AdminLayout className="gap-7">
      <h1 className="text-3xl">Staff dashboard</h1>
      <NeedsYou />
      <AdminSummary />
      <Tabs
        value={address.tab}
        onValueChange={(tab) => address.setTab(tab as AdminTab)}
        activationMode="manual"
      >
        <TabsList aria-label="Desk">
          {adminTabs.map(({ name, label }) => (
            <TabsTrigger key={name} value={name}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="create-order">
          <CreateOrderTab />
        </TabsContent>
        <TabsContent value="orders">
          <OrdersTab address={address} searchBox={searchBox} />
        </TabsContent>
        <TabsContent value="ready-listings">
          <ReadyListingsTab search={address.search} searchBox={searchBox} />
        </TabsContent>
        <TabsContent value="bulk-upload">
          <BulkUploadTab />
        </TabsContent>
        <TabsContent value="auto-populate">
          <AutoPopulateTab search={address.search} searchBox={searchBox} />
        </TabsContent>
      </Tabs>
    </AdminLayout>
  );
}
