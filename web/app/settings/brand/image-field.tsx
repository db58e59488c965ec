import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { type BrandImageKind, MAX_IMAGE_BYTES } from '#domain/brands/rules.ts';
import type { BrandView } from '#domain/brands/schema.ts';
import { request } from '../../../browser/api.ts';
import { sendFile } from '../../../browser/send-file.ts';
import { cn } from '../../../components/cn.ts';
import { Button, buttonVariants } from '../../../components/ui/button.tsx';
import { useBrand } from './use-brand.ts';

type Props = { kind: BrandImageKind; image: BrandView['photo']; teamId?: string | undefined };

const words = {
  photo: { title: 'Photo', choose: 'Choose photo', change: 'Change photo' },
  logo: { title: 'Logo', choose: 'Choose logo', change: 'Change logo' },
};
const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** A picture that is saved as soon as it is chosen. */
export function ImageField({ kind, image, teamId }: Props) {
  const id = useId();
  const { save, holder } = useBrand(teamId, { isEnabled: false });
  const { title, choose, change } = words[kind];
  const upload = useMutation({
    mutationFn: (file: File) => {
      if (file.size > MAX_IMAGE_BYTES) throw new Error('This picture is larger than 10 MB.');
      return sendFile<{ brand: BrandView }>({
        path: `/brand-images/${kind}${teamId ? `?teamId=${teamId}` : ''}`,
        file,
        contentType: file.type || 'application/octet-stream',
        failed: 'The picture was not saved. Please try again.',
        onProgress: () => {},
      });
    },
    onSuccess: save,
  });
  const remove = useMutation({
    mutationFn: () => request('DELETE /api/brand/images/:kind', { kind, ...holder }),
    onSuccess: save,
  });
  const error = upload.error ?? remove.error;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p id={`${id}-title`} className="font-semibold text-sm">
        {title}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <label className={cn(buttonVariants({ variant: 'secondary', size: 'sm' }), 'focus-within:outline-2')}>
          {upload.isPending ? 'Saving…' : image ? change : choose}
          <input
            type="file"
            accept={accepted}
            aria-describedby={error ? `${id}-error` : undefined}
            disabled={upload.isPending}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) upload.mutate(file);
              event.target.value = '';
            }}
            className="sr-only"
          />
        </label>
        {image && (
          <Button
            type="button"
            size="sm"
            variant="quiet"
            aria-describedby={`${id}-title`}
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            Remove
          </Button>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-bad text-sm">
          {error.message}
        </p>
      )}
    </div>
  );
}
