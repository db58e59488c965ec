import type { ReactNode } from 'react';
import type { AdminCategory } from '#domain/directory/admin/schema.ts';
import { request } from '../../../browser/api.ts';
import { RowDialog } from './row-dialog.tsx';
import { shownChoices, typedNumber } from './row-field.tsx';

export function CategoryDialog({ category, children }: { category?: AdminCategory; children: ReactNode }) {
  return (
    <RowDialog
      title={category?.name ?? 'Add a category'}
      text="Market pages show categories in this order. Import files use the short name."
      fields={[
        { name: 'name', label: 'Name', isRequired: true },
        { name: 'slug', label: 'Short name', isRequired: true },
        { name: 'displayOrder', label: 'Position', kind: 'number', isRequired: true },
        { name: 'description', label: 'Description', kind: 'long' },
        { name: 'isActive', label: 'On the website', kind: 'choice', choices: shownChoices },
      ]}
      values={{
        name: category?.name ?? '',
        slug: category?.slug ?? '',
        displayOrder: String(category?.displayOrder ?? 0),
        description: category?.description ?? '',
        isActive: category?.isActive === false ? 'no' : 'yes',
      }}
      save={(typed) =>
        request('POST /api/directory/categories', {
          id: category?.id ?? null,
          updatedAt: category?.updatedAt ?? null,
          name: typed.name,
          slug: typed.slug,
          displayOrder: typedNumber(typed.displayOrder) ?? 0,
          description: typed.description,
          isActive: typed.isActive === 'yes',
        })
      }
    >
      {children}
    </RowDialog>
  );
}
