import type { z } from 'zod';
import { enterpriseSizes } from '#domain/leads/rules.ts';
import type { EnterpriseInquiry } from '#domain/leads/schema.ts';
import { invoke } from '../../browser/api.ts';
import { useForm } from '../../components/form/use-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { Form, FormError, FormField } from '../../components/ui/form.tsx';
import { Input } from '../../components/ui/input.tsx';
import { NativeSelect } from '../../components/ui/native-select.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { lateResolver } from '../late-resolver.ts';
import { EmailField, NameField, PhoneField } from '../person-fields.tsx';
import { sendInquiry } from './send-inquiry.ts';

export type InquiryStart = Partial<Pick<EnterpriseInquiry, 'fullName' | 'email' | 'phone'>>;
type EnterpriseFormProps = { start?: InquiryStart | undefined; onSent: () => void };

export function EnterpriseForm({ start, onSent }: EnterpriseFormProps) {
  const form = useForm<z.input<typeof EnterpriseInquiry>, EnterpriseInquiry>({
    resolver: lateResolver(async () => (await import('#domain/leads/schema.ts')).EnterpriseInquiry),
    defaultValues: {
      fullName: start?.fullName ?? '',
      email: start?.email ?? '',
      phone: start?.phone ?? '',
      companyName: '',
      // No preselection: the empty option is rejected like an empty field.
      numberOfListings: '' as '10-25',
      message: '',
    },
  });
  const { control } = form;

  const send = (inquiry: EnterpriseInquiry) =>
    sendInquiry(form, () => invoke('send-enterprise-inquiry', inquiry), onSent);

  return (
    <Form form={form} onSubmit={send} aria-label="Enterprise inquiry">
      <NameField name="fullName" label="Full name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <EmailField />
        <PhoneField />
        <FormField
          control={control}
          name="companyName"
          label="Company"
          optional
          render={({ value, ...field }) => (
            <Input autoComplete="organization" value={value ?? ''} {...field} />
          )}
        />
        <FormField
          control={control}
          name="numberOfListings"
          label="Number of listings"
          required
          render={(field) => (
            <NativeSelect {...field}>
              <option value="">Choose</option>
              {enterpriseSizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </NativeSelect>
          )}
        />
      </div>
      <FormField
        control={control}
        name="message"
        label="Message"
        optional
        render={({ value, ...field }) => <Textarea rows={3} value={value ?? ''} {...field} />}
      />
      <FormError />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting} loadingLabel="Submitting...">
        Request a quote
      </Button>
    </Form>
  );
}
