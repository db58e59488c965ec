import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../components/ui/button.tsx';
import { FormField } from '../../components/ui/form.tsx';
import { Input } from '../../components/ui/input.tsx';
import { LinkStatus } from './link-status.tsx';
import { type OrderValues, splitLinks } from './order-values.ts';
import { UploadPageDialog, type UploadPageWay } from './upload-page-dialog.tsx';
import { useLinkHint } from './use-link-hint.ts';

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
  const link = watch(`links.${index}`) ?? { url: '', draftId: '' };
  const hint = useLinkHint();
  const label = isOnly ? 'Listing URL' : `Listing URL ${index + 1}`;

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
          required={index === 0}
          optional={index > 0}
          hint={isOnly ? hint : undefined}
          className="min-w-0 flex-1"
          render={(field) => (
            <Input
              type="url"
              inputMode="url"
              placeholder="https://"
              maxLength={2048}
              {...field}
              onPaste={paste}
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
      <LinkStatus
        link={link}
        onHandIn={setWay}
        onTakeBack={() => setValue(`links.${index}.draftId`, '', { shouldDirty: true })}
      />
      <UploadPageDialog
        way={way}
        onWay={setWay}
        listingUrl={link.url}
        onRead={({ draftId, listingUrl }) => {
          if (link.url.trim() === '' && listingUrl) setValue(`links.${index}.url`, listingUrl);
          setValue(`links.${index}.draftId`, draftId, { shouldDirty: true });
          clearErrors(`links.${index}`);
        }}
      />
    </li>
  );
}
