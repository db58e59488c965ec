import X from 'lucide-react/icons/x';
import { lazy, Suspense, useCallback, useState } from 'react';
import { afterPaint } from '../../browser/after-paint.ts';
import { type OrderValues, splitLinks } from '../../browser/order/order-values.ts';
import { useFormContext } from '../../components/form/form-context.ts';
import { Button } from '../../components/ui/button.tsx';
import { FormField } from '../../components/ui/form.tsx';
import { Input } from '../../components/ui/input.tsx';
import { linkHint } from './link-hint.ts';
import { LinkStatus } from './link-status.tsx';
import { loadHomeStatus } from './load-home-status.ts';
import { LISTING_URL } from './order-part.tsx';
import type { UploadPageWay } from './upload-page-dialog.tsx';

/** Most links can be read, so the other ways load when someone needs one. */
const UploadPageDialog = lazy(async () => ({
  default: (await import('./upload-page-dialog.tsx')).UploadPageDialog,
}));

type LinkFieldProps = {
  index: number;
  isOnly: boolean;
  onRemove: () => void;
  /** If several links are pasted, the first stays here and the others get their own lines. */
  onMore: (urls: string[]) => void;
};

export function LinkField({ index, isOnly, onRemove, onMore }: LinkFieldProps) {
  const { control, watch, setValue, clearErrors } = useFormContext<OrderValues>();
  const [way, setWay] = useState<UploadPageWay | null>(null);
  // The dialog stays mounted when closed, so that it keeps what was pasted.
  const [isAsked, setIsAsked] = useState(false);
  const link = watch(`links.${index}`) ?? { url: '', draftId: '' };
  const label = isOnly ? LISTING_URL : `${LISTING_URL} ${index + 1}`;

  const setDraft = useCallback(
    (draftId: string) => {
      setValue(`links.${index}.draftId`, draftId, { shouldDirty: true });
      clearErrors(`links.${index}`);
    },
    [index, setValue, clearErrors],
  );

  function handIn(asked: UploadPageWay) {
    setIsAsked(true);
    setWay(asked);
  }

  function paste(event: React.ClipboardEvent<HTMLInputElement>) {
    const [first, ...more] = splitLinks(event.clipboardData.getData('text'));
    if (!first || event.currentTarget.value !== '') return;
    event.preventDefault();
    setValue(`links.${index}.url`, first, { shouldDirty: true });
    onMore(more);
  }

  return (
    <li className="flex flex-col gap-3">
      <div className="flex items-start gap-2">
        <FormField
          control={control}
          name={`links.${index}.url`}
          label={label}
          required={index === 0 && link.draftId === ''}
          optional={index > 0}
          hint={isOnly ? linkHint() : undefined}
          className="min-w-0 flex-1"
          render={(field) => (
            <Input
              type="url"
              inputMode="url"
              placeholder="https://"
              maxLength={2048}
              {...field}
              onPaste={paste}
              // A failure is reported later, when there is something to show.
              onFocus={() =>
                void afterPaint()
                  .then(loadHomeStatus)
                  .catch(() => {})
              }
            />
          )}
        />
        {!isOnly && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Remove link ${index + 1}`}
            className="mt-7"
            onClick={onRemove}
          >
            <X />
          </Button>
        )}
      </div>
      <LinkStatus link={link} isOnly={isOnly} onHandIn={handIn} onDraft={setDraft} />
      {isAsked && (
        <Suspense>
          <UploadPageDialog
            way={way}
            onWay={setWay}
            listingUrl={link.url}
            draftId={link.draftId}
            onRead={({ draftId, listingUrl }) => {
              if (link.url.trim() === '' && listingUrl) setValue(`links.${index}.url`, listingUrl);
              setDraft(draftId);
            }}
          />
        </Suspense>
      )}
    </li>
  );
}
