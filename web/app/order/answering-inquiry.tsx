import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { ListingLead } from '#domain/leads/schema.ts';
import { ApiError, invoke } from '../../browser/api.ts';
import { useSession } from '../../browser/session-provider.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Form, FormError, FormField } from '../../components/ui/form.tsx';
import { Input } from '../../components/ui/input.tsx';
import { notify } from '../../components/ui/notify.ts';
import { Textarea } from '../../components/ui/textarea.tsx';

const FAILED = 'There was an error submitting your inquiry. Please try again.';
const SUBJECT = 'About the AI Open House Answering Service';
/** The lead's message is this long at most, and begins with the subject. */
const Values = ListingLead.pick({ name: true, email: true, phone: true }).extend({
  message: z.string().trim().max(900, 'Use up to 900 characters'),
});

export function AnsweringInquiry({ onSent }: { onSent: () => void }) {
  const session = useSession();
  const form = useForm({
    resolver: zodResolver(Values),
    defaultValues: {
      name: '',
      email: session.status === 'signed-in' ? session.email : '',
      phone: '',
      message: '',
    },
  });
  const { control } = form;

  async function send({ message, ...person }: z.output<typeof Values>) {
    try {
      await invoke('create-hubspot-lead', {
        ...person,
        message: message ? `${SUBJECT}: ${message}` : SUBJECT,
        source: 'Answering Service',
      });
      onSent();
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.code === 'too_many';
      form.setError('root', { message: isRefusal ? error.message : FAILED });
      notify.error(FAILED, { id: 'inquiry' });
    }
  }

  return (
    <Form form={form} onSubmit={send} aria-label="Answering service inquiry">
      <FormField
        control={control}
        name="name"
        label="Name"
        required
        render={(field) => <Input autoComplete="name" {...field} />}
      />
      <FormField
        control={control}
        name="email"
        label="Email"
        required
        render={(field) => <Input type="email" autoComplete="email" {...field} />}
      />
      <FormField
        control={control}
        name="phone"
        label="Phone"
        required
        render={(field) => <Input type="tel" autoComplete="tel" {...field} />}
      />
      <FormField
        control={control}
        name="message"
        label="When is your open house?"
        optional
        render={(field) => <Textarea rows={3} {...field} />}
      />
      <FormError />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting} loadingLabel="Submitting...">
        Send inquiry
      </Button>
    </Form>
  );
}
