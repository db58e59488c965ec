import type { z } from 'zod';
import type { AnsweringInquiry as AnsweringInquiryBody } from '#domain/leads/schema.ts';
import { invoke } from '../../browser/api.ts';
import { useSession } from '../../browser/session-provider.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { Form, FormError, FormField } from '../../components/ui/form.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { lateResolver } from '../late-resolver.ts';
import { EmailField, NameField, PhoneField } from '../person-fields.tsx';
import { sendInquiry } from './send-inquiry.ts';

export function AnsweringInquiry({ onSent }: { onSent: () => void }) {
  const session = useSession();
  const form = useForm({
    resolver: lateResolver(async () => (await import('#domain/leads/schema.ts')).AnsweringInquiry),
    defaultValues: {
      name: '',
      email: session.status === 'signed-in' ? session.email : '',
      phone: '',
      message: '',
    },
  });
  const { control } = form;

  const send = (inquiry: z.output<typeof AnsweringInquiryBody>) =>
    sendInquiry(form, () => invoke('send-answering-inquiry', inquiry), onSent);

  return (
    <Form form={form} onSubmit={send} aria-label="Answering service inquiry">
      <NameField />
      <EmailField />
      <PhoneField />
      <FormField
        control={control}
        name="message"
        label="When is your open house?"
        optional
        render={({ value, ...field }) => <Textarea rows={3} value={value ?? ''} {...field} />}
      />
      <FormError />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting} loadingLabel="Submitting...">
        Send inquiry
      </Button>
    </Form>
  );
}
