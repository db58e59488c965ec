import { lazy, Suspense, useState } from 'react';
import { isMlsAddress } from '#domain/listings/mls/rules.ts';
import { sheetFields, sheetLabels } from '#domain/listings/sheet/rules.ts';
import type { ListingSheet } from '#domain/listings/sheet/schema.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import type { DraftAnswer } from '../draft-query.ts';
import { ListingCard } from '../listing-card.tsx';
import { EpisodeSample } from './episode-sample.tsx';
import { TalkLength } from './talk-length.tsx';
import { readUnsavedEdits } from './unsaved-edits.ts';

/** Loaded when someone wants to check the facts; its validation is as heavy as the rest of the form. */
const SheetEditor = lazy(async () => ({ default: (await import('./sheet-editor.tsx')).SheetEditor }));

const labels = {
  link: 'We found this home',
  page: 'From the page you sent',
  typed: 'The home you describe',
} satisfies Record<ListingSheet['origin'], string>;

type HomeSheetProps = { draft: DraftAnswer; isOnly: boolean };

/** What is known about a home, to read and correct before paying. */
export function HomeSheet({ draft, isOnly }: HomeSheetProps) {
  const { sheet: known, preview } = draft;
  const source = known.origin === 'typed' ? null : isMlsAddress(known.listingUrl) ? 'MLS' : 'page';
  const [isOpen, setIsOpen] = useState(() => isEdited(known));
  return (
    <div data-slot="home-sheet" className="flex flex-col gap-4">
      <ListingCard preview={preview} label={labels[known.origin]} />
      <EpisodeSample draftId={known.draftId} />
      <TalkLength draftId={known.draftId} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm">{summaryOf(known)}</p>
        <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide the facts' : 'Check the facts'}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <SheetEditor known={known} source={source} isOnly={isOnly} />
        </Suspense>
      )}
    </div>
  );
}

/** Otherwise the facts would come between the home and the fields that must be filled in. */
function isEdited({ origin, fields, draftId }: ListingSheet): boolean {
  const isCorrected = Object.values(fields).some(({ state }) => state === 'corrected' || state === 'removed');
  return origin === 'typed' || isCorrected || Object.keys(readUnsavedEdits(draftId)).length > 0;
}

/** "HOA fee" stays as it is. */
const inSentence = (label: string) => label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

/** A few are named, so that nobody has to look for them. */
function numberOrNames(names: string[]): string {
  return names.length <= 2 ? names.join(' and ') : `${names.length} facts`;
}

function summaryOf({ fields, photos, origin }: ListingSheet): string {
  const named = (wanted: string) =>
    sheetFields.filter((name) => fields[name].state === wanted).map((name) => inSentence(sheetLabels[name]));
  const [missing, unsure] = [named('missing'), named('unsure')];
  const known = sheetFields.length - missing.length - named('removed').length;
  return [
    `${origin === 'typed' ? '' : 'We found '}${known} ${known === 1 ? 'fact' : 'facts'} and ${photos.length} ${photos.length === 1 ? 'photo' : 'photos'}.`,
    origin !== 'typed' &&
      missing.length > 0 &&
      `We couldn’t find ${missing.length <= 2 ? 'the ' : ''}${numberOrNames(missing)}.`,
    unsure.length > 0 && `We’re not sure about ${unsure.length <= 2 ? 'the ' : ''}${numberOrNames(unsure)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
