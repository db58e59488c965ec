import type { ReactNode } from 'react';
import type { AdminMarket } from '#domain/directory/admin/schema.ts';
import { request } from '../../../browser/api.ts';
import { RowDialog } from './row-dialog.tsx';
import { shownChoices, typedNumber } from './row-field.tsx';

export function MarketDialog({ market, children }: { market?: AdminMarket; children: ReactNode }) {
  return (
    <RowDialog
      title={market ? `${market.name}, ${market.state}` : 'Add a market'}
      text="The URL slug is the last part of the page’s link. A hidden market has no page."
      fields={[
        { name: 'name', label: 'City', isRequired: true },
        { name: 'state', label: 'State', isRequired: true },
        { name: 'slug', label: 'Address', isRequired: true },
        { name: 'population', label: 'Population', kind: 'number' },
        { name: 'description', label: 'Description', kind: 'long' },
        { name: 'metaTitle', label: 'Title for search engines' },
        { name: 'metaDescription', label: 'Description for search engines', kind: 'long' },
        { name: 'isActive', label: 'On the website', kind: 'choice', choices: shownChoices },
      ]}
      values={{
        name: market?.name ?? '',
        state: market?.state ?? '',
        slug: market?.slug ?? '',
        population: market?.population?.toLocaleString('en-US') ?? '',
        description: market?.description ?? '',
        metaTitle: market?.metaTitle ?? '',
        metaDescription: market?.metaDescription ?? '',
        isActive: market?.isActive === false ? 'no' : 'yes',
      }}
      save={(typed) =>
        request('POST /api/directory/markets', {
          id: market?.id ?? null,
          updatedAt: market?.updatedAt ?? null,
          name: typed.name,
          state: typed.state,
          slug: typed.slug,
          population: typedNumber(typed.population),
          description: typed.description,
          metaTitle: typed.metaTitle,
          metaDescription: typed.metaDescription,
          isActive: typed.isActive === 'yes',
        })
      }
    >
      {children}
    </RowDialog>
  );
}
