import { lazy, Suspense } from 'react';
import { SearchBox } from '../../components/ui/search-box.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { AdminLayout } from './admin-layout.tsx';
import { AdminSummary } from './admin-summary.tsx';
import { type AdminTab, adminTabs } from './admin-tabs.ts';
import { AutoPopulateTab } from './auto-populate/auto-populate-tab.tsx';
import { CreateOrderTab } from './create-order/create-order-tab.tsx';
import { NeedsYou } from './needs-you.tsx';
import { OrdersTab } from './orders/orders-tab.tsx';
import { ReadyListingsTab } from './ready/ready-listings-tab.tsx';
import { useAdminParams } from './use-admin-params.ts';
import { useLiveOrders } from './use-live-orders.ts';

// The CSV reader is larger than the rest of the dashboard.
const BulkUploadTab = lazy(async () => ({
  default: (await import('./bulk/bulk-upload-tab.tsx')).BulkUploadTab,
}));

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
          <Suspense fallback={<Skeleton className="h-40" />}>
            <BulkUploadTab />
          </Suspense>
        </TabsContent>
        <TabsContent value="auto-populate">
          <AutoPopulateTab search={address.search} searchBox={searchBox} />
        </TabsContent>
      </Tabs>
    </AdminLayout>
  );
}
