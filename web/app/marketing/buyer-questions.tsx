import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BuyerQuestion } from '#domain/ask/schema.ts';
import { request } from '../../browser/api.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardDescription, CardHeader } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { notify } from '../../components/ui/notify.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';

/** What buyers asked that the listing couldn't answer. An answer goes to the buyer and onto the listing page. */
export function BuyerQuestions({ podcastId }: { podcastId: string }) {
  const questions = useQuery({
    queryKey: ['buyer-questions', podcastId],
    queryFn: () => request('GET /api/podcasts/:podcastId/questions', { podcastId }),
  });
  return (
    <Card id="questions" aria-labelledby="questions-title" className="xl:col-span-2">
      <CardHeader>
        <h2 id="questions-title" className="text-2xl">
          Questions from buyers
        </h2>
        <CardDescription>
          We’ll email your answer to the buyer, and your listing page will use it the next time someone asks.
        </CardDescription>
      </CardHeader>
      {questions.isPending && <Skeleton className="h-16" />}
      {questions.isError && (
        <ErrorState title="We couldn’t load the questions" onRetry={() => void questions.refetch()} />
      )}
      {questions.data?.questions.length === 0 && (
        <p className="text-ink-soft">
          No open questions. Your listing page already answers anything its facts cover.
        </p>
      )}
      <ul className="grid gap-5">
        {questions.data?.questions.map((question) => (
          <li key={question.id}>
            <QuestionRow podcastId={podcastId} question={question} onAnswered={() => questions.refetch()} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type RowProps = { podcastId: string; question: BuyerQuestion; onAnswered: () => Promise<unknown> };

function QuestionRow({ podcastId, question, onAnswered }: RowProps) {
  const [answer, setAnswer] = useState('');
  const send = useMutation({
    mutationFn: () =>
      request('POST /api/podcasts/:podcastId/questions/:questionId', {
        podcastId,
        questionId: question.id,
        answer,
      }),
    onSuccess: () => notify.success('Sent to the buyer.'),
    onError: (error) => notify.error(error.message),
    onSettled: onAnswered,
  });
  if (question.answer !== null)
    return (
      <>
        <p className="break-words font-semibold">{question.question}</p>
        <p className="break-words text-ink-soft">{question.answer}</p>
      </>
    );
  const id = `answer-${question.id}`;
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <label htmlFor={id} className="break-words font-semibold">
        {question.question}
      </label>
      <Textarea
        id={id}
        required
        maxLength={1000}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Button type="submit" size="sm" className="justify-self-start" loading={send.isPending}>
        Send answer
      </Button>
    </form>
  );
}
