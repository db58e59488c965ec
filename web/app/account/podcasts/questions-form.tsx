import { useQueryClient } from '@tanstack/react-query';
import { NO_ANSWERS } from '#domain/production/rules.ts';
import type { ProductionView } from '#domain/production/run/schema.ts';
import { ApiError, request } from '../../../browser/api.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Form, FormError, FormField } from '../../../components/ui/form.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { productionKey } from './production-key.ts';

type Question = ProductionView['questions'][number];
/** By the question's id: the questions may change while someone is typing. */
type Values = { answers: Record<string, string> };

const FAILED = 'We couldn’t send your answers. Please try again.';
const MAX_LENGTH = 2000;

/** Our questions about a home. The answers become part of the episode. */
export function QuestionsForm(props: { podcastId: string; name: string; questions: Question[] }) {
  const { podcastId, questions } = props;
  const queries = useQueryClient();
  const form = useForm<Values>({ defaultValues: { answers: {} } });
  const { isSubmitting } = form.formState;

  async function send({ answers: typed }: Values) {
    const answers = questions.map(({ id }) => ({ questionId: id, answer: typed[id] ?? '' }));
    if (answers.every(({ answer }) => answer.trim() === '')) {
      form.setError('root', { message: NO_ANSWERS });
      return;
    }
    try {
      await request('POST /api/podcasts/:podcastId/answers', { podcastId, answers });
      notify.success('Thank you! We’re continuing with your answers.');
    } catch (error) {
      form.setError('root', { message: error instanceof ApiError ? error.message : FAILED });
    }
    await queries.invalidateQueries({ queryKey: productionKey(podcastId) });
  }

  return (
    <Form
      form={form}
      onSubmit={send}
      aria-label={`Questions about ${props.name}`}
      className="rounded-md border border-rule bg-raised p-4 sm:p-5"
    >
      {questions.map(({ id, question }) => (
        <FormField
          key={id}
          control={form.control}
          name={`answers.${id}`}
          label={question}
          optional
          render={({ value, ...field }) => (
            <Textarea rows={2} maxLength={MAX_LENGTH} value={value ?? ''} {...field} />
          )}
        />
      ))}
      <FormError />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" loading={isSubmitting}>
          Send answers
        </Button>
        <p className="text-ink-soft text-sm">Skip what doesn’t apply. We never make anything up.</p>
      </div>
    </Form>
  );
}
