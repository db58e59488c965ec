import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { TableCell, TableRow } from '../../../components/ui/table.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { RowTable } from './row-table.tsx';
import { useCategories } from './use-categories.ts';

export function CategoriesTab() {
  const found = useCategories();
  const categories = found.data?.categories;
  return (
    <div className="flex flex-col gap-4">
      <CategoryDialog>
        <Button className="self-start sm:self-end">
          <Plus aria-hidden="true" /> Add a category
        </Button>
      </CategoryDialog>
      <RowTable
        label="Categories"
        heads={['Order', 'Category', 'On the website']}
        rows={categories}
        total={categories?.length ?? 0}
        error={found.error}
        empty="No categories yet. Add the first one."
        onRetry={() => found.refetch()}
      >
        {(category) => (
          <TableRow key={category.id}>
            <TableCell className="tabular-nums">{category.displayOrder}</TableCell>
            <TableCell className="max-w-72 break-words font-semibold">
              {category.name}
              <span className="block font-normal text-ink-soft text-sm">{category.slug}</span>
            </TableCell>
            <TableCell>
              <Badge tone={category.isActive ? 'good' : 'neutral'}>
                {category.isActive ? 'Shown' : 'Hidden'}
              </Badge>
            </TableCell>
            <TableCell className="text-end">
              <CategoryDialog category={category}>
                <Button variant="quiet" size="icon" aria-label={`Change ${category.name}`}>
                  <Pencil aria-hidden="true" />
                </Button>
              </CategoryDialog>
            </TableCell>
          </TableRow>
        )}
      </RowTable>
    </div>
  );
}
