import { useState } from 'react';
import { isMlsAddress } from '#domain/listings/mls/rules.ts';
import type { ListingSheet } from '#domain/listings/sheet/schema.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { DraftAnswer } from '../draft-query.ts';
import { ListingCard } from '../listing-card.tsx';
import { SheetExtras } from './sheet-extras.tsx';
import { SheetFields } from './sheet-fields.tsx';
import { SheetPhotos } from './sheet-photos.tsx';
import { TalkLength } from './talk-length.tsx';
import { useSheet } from './use-sheet.ts';

const labels = {
  link: 'Is this the home?',
  page: 'From the page you handed in',
  typed: 'The home you describe',
} satisfies Record<ListingSheet['origin'], string>;

type HomeSheetProps = { draft: DraftAnswer; isOnly: boolean };

/** What is known about a home, to read and correct before paying. */
export function HomeSheet({ draft, isOnly }: HomeSheetProps) {
  const { sheet: known, preview } = draft;
  const source = known.origin === 'typed' ? null : isMlsAddress(known.listingUrl) ? 'MLS' : 'page';
  const sheet = useSheet(known.draftId);
  const [isOpen, setIsOpen] = useState(isOnly);
  return (
    <div data-slot="home-sheet" className="flex flex-col gap-4">
      <ListingCard preview={preview} label={labels[known.origin]} />
      <TalkLength draftId={known.draftId} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="text-sm">{summaryOf(known)}</p>
        <Button variant="link" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide the facts' : 'Check the facts'}
        </Button>
      </div>
      {isOpen && (
        <div className="flex flex-col gap-6">
          <p className="text-ink-soft text-sm">
            {source
              ? `Change anything that isn’t right. Clear a field to leave that fact out. What you write here wins over the ${source}: in the episode, on the listing page and in the marketing kit.`
              : 'Enter what you know, or just paste a description. Leave the rest empty. We use it for the episode, the listing page and the marketing kit.'}
          </p>
          {sheet.problem && <Alert tone="bad">{sheet.problem}</Alert>}
          <SheetFields fields={known.fields} source={source} sheet={sheet} />
          <SheetPhotos draftId={known.draftId} photos={known.photos} sheet={sheet} isOnly={isOnly} />
          <SheetExtras extras={known.extras} source={source} sheet={sheet} />
        </div>
      )}
    </div>
  );
}

function summaryOf({ fields, photos, origin }: ListingSheet): string {
  const states = Object.values(fields).map(({ state }) => state);
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  const known = states.length - count('missing') - count('removed');
  const parts = [
    `${known} ${known === 1 ? 'fact' : 'facts'} and ${photos.length} ${photos.length === 1 ? 'photo' : 'photos'}`,
    origin !== 'typed' && count('missing') > 0 && `${count('missing')} missing`,
    count('unsure') > 0 && `${count('unsure')} to check`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
