import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../components/ui/tabs.tsx';
import { late } from '../../late.ts';
import { RequireAdmin } from '../../require-admin.tsx';
import { useSearchParams } from '../../routing/use-search-params.ts';
import { useDocumentTitle } from '../../use-document-title.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { followDirectory } from './follow-directory.ts';
import { RequestsTab } from './requests-tab.tsx';
import { DIRECTORY } from './row-dialog.tsx';

const MarketsTab = late(async () => (await import('./markets-tab.tsx')).MarketsTab);

const ImportTab = late(async () => (await import('./import-tab.tsx')).ImportTab);

const CategoriesTab = late(async () => (await import('./categories-tab.tsx')).CategoriesTab);

const BusinessesTab = late(async () => (await import('./businesses-tab.tsx')).BusinessesTab);

const tabs = [
  { name: 'requests', label: 'Requests', Tab: RequestsTab },
  { name: 'markets', label: 'Markets', Tab: MarketsTab },
  { name: 'categories', label: 'Categories', Tab: CategoriesTab },
  { name: 'businesses', label: 'Businesses', Tab: BusinessesTab },
  { name: 'import', label: 'Import', Tab: ImportTab },
];

/** Where staff maintain the business directory. */
export function DirectoryAdminPage() {
  useDocumentTitle('Business directory');
  return (
    <RequireAdmin>
      <DirectoryTabs />
    </RequireAdmin>
  );
}

function DirectoryTabs() {
  const [address, setAddress] = useSearchParams();
  const queries = useQueryClient();
  useEffect(
    () => followDirectory(() => void queries.invalidateQueries({ queryKey: [DIRECTORY] })),
    [queries],
  );
  const shown = tabs.find(({ name }) => name === address.get('tab'))?.name ?? 'requests';
  return (
    <AdminFrame
      title="Business directory"
      note="Review visitors’ requests for new markets, and edit what the directory shows. Changes go live right away."
    >
      <Tabs value={shown} onValueChange={(tab) => setAddress({ tab })} activationMode="manual">
        <TabsList aria-label="Directory">
          {tabs.map(({ name, label }) => (
            <TabsTrigger key={name} value={name}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        {tabs.map(({ name, Tab }) => (
          <TabsContent key={name} value={name}>
            <Tab />
          </TabsContent>
        ))}
      </Tabs>
    </AdminFrame>
  );
}
