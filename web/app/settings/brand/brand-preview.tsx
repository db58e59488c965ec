import { brandColors } from '#domain/brands/colors/rules.ts';
import { shortWebsite } from '#domain/brands/rules.ts';
import type { BrandFields, BrandView } from '#domain/brands/schema.ts';
import { useFormContext } from '../../../components/form/form-context.ts';
import { Avatar } from '../../../components/ui/avatar.tsx';

/** How the end of a clip and the foot of an email look, while it is typed. */
export function BrandPreview({ photo, logo }: Pick<BrandView, 'photo' | 'logo'>) {
  const { watch } = useFormContext<BrandFields>();
  const { name, brokerage, phone, website, introLine, color } = watch();
  const colors = brandColors(color ?? null);
  return (
    <figure className="overflow-hidden rounded-lg border border-rule bg-evergreen text-on-evergreen">
      <div style={{ backgroundColor: colors.surface }} className="h-2" />
      <div className="flex flex-wrap items-center gap-5 p-5">
        <Avatar
          name={name || 'Your Name'}
          {...(photo ? { src: photo.url } : {})}
          style={{ borderColor: colors.onDark }}
          className="size-20 border-4 text-2xl"
        />
        <div className="min-w-0 flex-1 basis-52">
          <p className="wrap-anywhere font-display text-2xl leading-tight">{name || 'Your name'}</p>
          {brokerage && <p className="wrap-anywhere text-on-evergreen-soft">{brokerage}</p>}
          {introLine && <p className="wrap-anywhere text-on-evergreen-soft text-sm">{introLine}</p>}
          <p style={{ color: colors.onDark }} className="wrap-anywhere mt-1 font-semibold text-sm">
            {[phone, website && shortWebsite(website)].filter(Boolean).join(' · ')}
          </p>
        </div>
        {logo && (
          <img src={logo.url} alt="" className="h-12 max-w-40 rounded-sm bg-white object-contain p-1" />
        )}
      </div>
      <figcaption className="px-5 pb-4 text-on-evergreen-soft text-xs">Made with Hearthcast</figcaption>
    </figure>
  );
}
