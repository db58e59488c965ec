import { useState } from 'react';
import type { BrandView } from '#domain/brands/schema.ts';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { late } from '../../late.ts';
import { SettingsPart } from '../settings-part.tsx';
import { useBrand } from './use-brand.ts';

const BrandForm = late(async () => (await import('./brand-form.tsx')).BrandForm);

/** How an agent, or a team, looks and sounds on everything we make. */
export function BrandSection({ teamId }: { teamId?: string }) {
  const { query } = useBrand(teamId);
  const [isOpen, setIsOpen] = useState(false);
  const brand = query.data?.brand ?? null;
  return (
    <SettingsPart
      title={teamId ? 'Team brand' : 'Your brand'}
      explanation={
        <>
          <p>
            {teamId
              ? 'Your brokerage’s name, logo and color on everything the team orders.'
              : 'Your photo, name and colors on listing pages, images, clips, flyers and emails.'}
          </p>
          {teamId && <p>Agents add their own photo and name in their Settings.</p>}
        </>
      }
    >
      {query.isPending && <Skeleton className="h-20 w-full" />}
      {query.isError && (
        <ErrorState
          title="We couldn’t load your brand"
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        >
          {query.error.message}
        </ErrorState>
      )}
      {query.data && !isOpen && <Summary brand={brand} onEdit={() => setIsOpen(true)} />}
      {query.data && isOpen && <BrandForm brand={brand} teamId={teamId} onSaved={() => setIsOpen(false)} />}
    </SettingsPart>
  );
}

function Summary({ brand, onEdit }: { brand: BrandView | null; onEdit: () => void }) {
  const title = brand?.name || brand?.brokerage;
  if (!brand || (!title && !brand.photo && !brand.logo)) {
    return (
      <>
        <p className="text-ink-soft">You haven’t added a brand yet.</p>
        <Button variant="secondary" onClick={onEdit}>
          Add your brand
        </Button>
      </>
    );
  }
  return (
    <div className="flex w-full flex-wrap items-center gap-4">
      <Avatar
        name={title || 'You'}
        {...(brand.photo ? { src: brand.photo.url } : {})}
        className="size-16 text-xl"
      />
      <div className="min-w-0 flex-1 basis-40">
        <p className="wrap-anywhere font-semibold">{title}</p>
        {brand.name && brand.brokerage && (
          <p className="wrap-anywhere text-ink-soft text-sm">{brand.brokerage}</p>
        )}
      </div>
      <Button variant="secondary" onClick={onEdit}>
        Edit brand
      </Button>
    </div>
  );
}
