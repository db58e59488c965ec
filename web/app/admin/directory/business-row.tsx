import { useMutation, useQueryClient } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import type { AdminBusiness, AdminCategory } from '#domain/directory/admin/schema.ts';
import { request } from '../../../browser/api.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { TableCell, TableRow } from '../../../components/ui/table.tsx';
import { BusinessDialog } from './business-dialog.tsx';
import { RemoveBusiness } from './remove-business.tsx';
import { DIRECTORY } from './row-dialog.tsx';

type BusinessRowProps = {
  business: AdminBusiness;
  categories: AdminCategory[];
};

export function BusinessRow({ business, categories }: BusinessRowProps) {
  const queries = useQueryClient();
  const isFeatured = !business.isFeatured;
  const feature = useMutation({
    mutationFn: () =>
      request('POST /api/directory/featured', {
        businessId: business.id,
        isFeatured,
        replaces: business.firstId,
      }),
    onSuccess: () =>
      notify.success(
        isFeatured ? `${business.name} is now featured.` : `${business.name} is no longer featured.`,
      ),
    onError: (error) => notify.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: [DIRECTORY] }),
  });
  return (
    <TableRow>
      <TableCell className="max-w-80 break-words">
        <bdi className="font-semibold">{business.name}</bdi>
        <bdi className="block text-ink-soft text-sm">{business.address}</bdi>
      </TableCell>
      <TableCell>{business.categoryName}</TableCell>
      <TableCell>
        {business.isFeatured ? (
          <Badge tone="ember">Featured</Badge>
        ) : (
          <span className="text-ink-soft">By reviews</span>
        )}
      </TableCell>
      <TableCell>
        <span className="flex justify-end gap-1">
          <Button
            variant="quiet"
            size="icon"
            aria-label={isFeatured ? `Feature ${business.name}` : `Stop featuring ${business.name}`}
            disabled={feature.isPending}
            onClick={() => feature.mutate()}
          >
            <Star aria-hidden="true" className={business.isFeatured ? 'fill-current' : ''} />
          </Button>
          <BusinessDialog business={business} marketId={business.marketId} categories={categories}>
            <Button variant="quiet" size="icon" aria-label={`Change ${business.name}`}>
              <Pencil aria-hidden="true" />
            </Button>
          </BusinessDialog>
          <RemoveBusiness business={business} />
        </span>
      </TableCell>
    </TableRow>
  );
}
