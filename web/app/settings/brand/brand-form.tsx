import type { z } from 'zod';
import type { BrandFields, BrandView } from '#domain/brands/schema.ts';
import { ApiError, request } from '../../../browser/api.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Form, FormError, FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { lateResolver } from '../../late-resolver.ts';
import { BrandPreview } from './brand-preview.tsx';
import { ColorField } from './color-field.tsx';
import { HearNameButton } from './hear-name-button.tsx';
import { ImageField } from './image-field.tsx';
import { useBrand } from './use-brand.ts';

type Props = { brand: BrandView | null; teamId?: string | undefined; onSaved?: () => void };
type Values = z.input<typeof BrandFields>;

const blank: BrandView = {
  name: '',
  spokenName: '',
  licenseNumber: '',
  brokerage: '',
  phone: '',
  website: '',
  introLine: '',
  color: null,
  photo: null,
  logo: null,
};

/** Everything is optional. Pictures are saved as soon as they are chosen, words with the button. */
export function BrandForm({ brand, teamId, onSaved }: Props) {
  const { save, holder } = useBrand(teamId, { isEnabled: false });
  const { photo, logo, ...words } = brand ?? blank;
  const form = useForm<Values, BrandFields>({
    resolver: lateResolver(async () => (await import('#domain/brands/schema.ts')).BrandFields),
    defaultValues: words,
  });
  const { control } = form;

  async function send(fields: BrandFields) {
    try {
      const answer = await request('PATCH /api/brand', { ...fields, ...holder });
      save(answer);
      const { photo: _, logo: __, ...saved } = answer.brand ?? blank;
      form.reset(saved);
      notify.success('Saved. Your homes will show it from now on.');
      onSaved?.();
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? Object.entries(error.fields) : [];
      for (const [name, message] of fieldErrors) form.setError(name as keyof Values, { message });
      if (fieldErrors.length === 0) form.setError('root', { message: (error as Error).message });
    }
  }

  return (
    <Form
      form={form}
      onSubmit={send}
      aria-label={teamId ? 'Team brand' : 'Your brand'}
      className="w-full gap-6"
    >
      <BrandPreview photo={photo} logo={logo} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <ImageField kind="photo" image={photo} teamId={teamId} />
        <ImageField kind="logo" image={logo} teamId={teamId} />
        <FormField
          control={control}
          name="name"
          label={teamId ? 'Team or lead agent' : 'Your name'}
          render={(field) => <Input {...field} autoComplete="name" maxLength={80} />}
        />
        <div className="flex flex-col items-start gap-2">
          <FormField
            control={control}
            name="spokenName"
            label="Pronunciation"
            hint="Only if people often get it wrong. For example, “shi-VAWN” for Siobhan."
            className="w-full"
            render={(field) => <Input {...field} maxLength={80} />}
          />
          <HearNameButton />
        </div>
        <FormField
          control={control}
          name="brokerage"
          label="Brokerage"
          render={(field) => <Input {...field} autoComplete="organization" maxLength={100} />}
        />
        <FormField
          control={control}
          name="licenseNumber"
          label="License number"
          render={(field) => <Input {...field} maxLength={40} />}
        />
        <FormField
          control={control}
          name="phone"
          label="Phone"
          render={(field) => <Input {...field} type="tel" autoComplete="tel" maxLength={40} />}
        />
        <FormField
          control={control}
          name="website"
          label="Website"
          render={(field) => <Input {...field} inputMode="url" autoComplete="url" maxLength={200} />}
        />
        <FormField
          control={control}
          name="introLine"
          label="Tagline"
          className="sm:col-span-2"
          render={(field) => <Input {...field} maxLength={140} />}
        />
        <ColorField className="sm:col-span-2" />
      </div>
      <FormError />
      <Button
        type="submit"
        className="self-start"
        loading={form.formState.isSubmitting}
        loadingLabel="Saving…"
      >
        Save brand
      </Button>
    </Form>
  );
}
