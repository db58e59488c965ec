import { CLEARED_FIELD } from '#domain/listings/sheet/rules.ts';
import type { ListingSheet } from '#domain/listings/sheet/schema.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { SheetExtras } from './sheet-extras.tsx';
import { SheetFields } from './sheet-fields.tsx';
import { SheetPhotos } from './sheet-photos.tsx';
import { useSheet } from './use-sheet.ts';

type SheetEditorProps = { known: ListingSheet; source: 'MLS' | 'page' | null; isOnly: boolean };

/** The facts of a home as fields. */
export function SheetEditor({ known, source, isOnly }: SheetEditorProps) {
  const sheet = useSheet(known.draftId);
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-soft text-sm">
        {source
          ? `Change anything that isn’t right. ${CLEARED_FIELD} We use your edits instead of what’s on the ${source === 'MLS' ? 'MLS' : 'listing'} in the episode, the listing page and the marketing kit.`
          : 'Enter what you know, or just paste a description. Leave the rest empty. We use it for the episode, the listing page and the marketing kit.'}
      </p>
      {sheet.problem && <Alert tone="bad">{sheet.problem}</Alert>}
      <SheetFields fields={known.fields} source={source} sheet={sheet} />
      <SheetPhotos
        draftId={known.draftId}
        photos={known.photos}
        law={known.photoLaw}
        sheet={sheet}
        isOnly={isOnly}
      />
      <SheetExtras extras={known.extras} source={source} sheet={sheet} />
    </div>
  );
}
