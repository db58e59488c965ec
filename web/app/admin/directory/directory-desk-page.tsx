import { useQueryClient } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../components/ui/tabs.tsx';
import { RequireAdmin } from '../../require-admin.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';
import { BusinessesTab } from './businesses-tab.tsx';
import { CategoriesTab } from './categories-tab.tsx';
import { followDirectory } from './follow-directory.ts';
import { ImportTab } from './import-tab.tsx';
import { MarketsTab } from './markets-tab.tsx';
import { RequestsTab } from './requests-tab.tsx';
import { DIRECTORY } from './row-dialog.tsx';

const tabs = [
  { name: 'requests', label: 'Requests', Tab: RequestsTab },
  { name: 'markets', label: 'Markets', Tab: MarketsTab },
  { name: 'categories', label: 'Categories', Tab: CategoriesTab },
  { name: 'businesses', label: 'Businesses', Tab: BusinessesTab },
  { name: 'import', label: 'Import', Tab: ImportTab },
];

/** Staff look after the business directory. */
export function DirectoryDeskPage() {
  useDocumentTitle('Business directory');
  return (
    <RequireAdmin>
      <DirectoryDesk />
    </RequireAdmin>
  );
}

function DirectoryDesk() {
  const [address, setAddress] = useSearchParams();
  const queries = useQueryClient();
  useEffect(
    () => followDirectory(() => void queries.invalidateQueries({ queryKey: [DIRECTORY] })),
    [queries],
  );
  const shown = tabs.find(({ name }) => name === address.get('tab'))?.name ?? 'requests';
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 pt-8 pb-24 sm:px-6 sm:pt-12">
      <header className="flex flex-col items-start gap-4 sm:flex-row sm:items-end sm:justify-between">
        <div>
          <h1 className="text-3xl sm:text-4xl">Business directory</h1>
          <p className="mt-1 max-w-prose text-ink-soft">
            What visitors asked for, and what the directory shows. Changes are on the website at once.
          </p>
        </div>
        <Button asChild variant="secondary">
          <a href="/admin">
            <ArrowLeft aria-hidden="true" /> Back to Admin
          </a>
        </Button>
      </header>
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
    </div>
  );
}
