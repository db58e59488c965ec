import type { ReactNode } from 'react';
import type { AdminBusiness, AdminCategory } from '#domain/directory/admin/schema.ts';
import { request } from '../../../browser/api.ts';
import { RowDialog } from './row-dialog.tsx';

type BusinessDialogProps = {
  business?: AdminBusiness;
  marketId: string;
  categories: AdminCategory[];
  children: ReactNode;
};

export function BusinessDialog({ business, marketId, categories, children }: BusinessDialogProps) {
  return (
    <RowDialog
      title={business?.name ?? 'Add a business'}
      text={`The first three services show on the card. The identifiers link to the review platforms.${
        business ? ` In review import files, this business’s key is ${business.externalKey}.` : ''
      }`}
      fields={[
        { name: 'name', label: 'Name', isRequired: true },
        {
          name: 'categoryId',
          label: 'Category',
          kind: 'choice',
          choices: categories.map(({ id, name }) => ({ value: id, label: name })),
        },
        { name: 'address', label: 'Address' },
        { name: 'description', label: 'Description', kind: 'long' },
        { name: 'services', label: 'Services, one per line', kind: 'long' },
        { name: 'websiteUrl', label: 'Website' },
        { name: 'googlePlaceId', label: 'Google place identifier' },
        { name: 'yelpBusinessId', label: 'Yelp business identifier' },
      ]}
      values={{
        name: business?.name ?? '',
        categoryId: business?.categoryId ?? categories[0]?.id ?? '',
        address: business?.address ?? '',
        description: business?.description ?? '',
        services: business?.services.join('\n') ?? '',
        websiteUrl: business?.websiteUrl ?? '',
        googlePlaceId: business?.googlePlaceId ?? '',
        yelpBusinessId: business?.yelpBusinessId ?? '',
      }}
      save={(typed) =>
        request('POST /api/directory/businesses', {
          id: business?.id ?? null,
          updatedAt: business?.updatedAt ?? null,
          marketId,
          name: typed.name,
          categoryId: typed.categoryId,
          address: typed.address,
          description: typed.description,
          services: String(typed.services)
            .split('\n')
            .map((service) => service.trim())
            .filter(Boolean),
          websiteUrl: typed.websiteUrl,
          googlePlaceId: typed.googlePlaceId,
          yelpBusinessId: typed.yelpBusinessId,
        })
      }
    >
      {children}
    </RowDialog>
  );
}
