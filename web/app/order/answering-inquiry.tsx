import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { AnsweringInquiry as AnsweringInquiryBody } from '#domain/leads/schema.ts';
import { ApiError, invoke } from '../../browser/api.ts';
import { useSession } from '../../browser/session-provider.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Form, FormError, FormField } from '../../components/ui/form.tsx';
import { notify } from '../../components/ui/notify.ts';
import { Textarea } from '../../components/ui/textarea.tsx';
import { EmailField, NameField, PhoneField } from '../person-fields.tsx';

const FAILED = 'There was an error submitting your inquiry. Please try again.';

export function AnsweringInquiry({ onSent }: { onSent: () => void }) {
  const session = useSession();
  const form = useForm({
    resolver: zodResolver(AnsweringInquiryBody),
    defaultValues: {
      name: '',
      email: session.status === 'signed-in' ? session.email : '',
      phone: '',
      message: '',
    },
  });
  const { control } = form;

  async function send(inquiry: z.output<typeof AnsweringInquiryBody>) {
    try {
      await invoke('send-answering-inquiry', inquiry);
      onSent();
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.code === 'too_many';
      form.setError('root', { message: isRefusal ? error.message : FAILED });
      notify.error(FAILED, { id: 'inquiry' });
    }
  }

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
