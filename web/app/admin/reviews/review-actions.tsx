import { useMutation, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Mic from 'lucide-react/icons/mic';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useState } from 'react';
import { type StepName, stepNames } from '#domain/production/rules.ts';
import type { ReviewView } from '#domain/production/run/schema.ts';
import { afterPaint } from '../../../browser/after-paint.ts';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { runWithUndo } from '../../undo.ts';
import { CancelOrder } from './cancel-order.tsx';

type Decision = { decision: 'approve' | 'retry'; fromStep?: StepName; done: string };
type ReviewActionsProps = { review: ReviewView };

const approve: Decision = { decision: 'approve', done: 'Approved. Delivering now.' };
const retry: Decision = { decision: 'retry', done: 'Trying the step again.' };
/** Clips are identified by their words and pronunciation, so only changed ones are recorded again. */
const rerecord: Decision = {
  decision: 'retry',
  fromStep: 'check-script',
  done: 'Re-recording what changed.',
};

export function ReviewActions({ review }: ReviewActionsProps) {
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const decide = useMutation({
    mutationFn: ({ decision, fromStep }: Decision) =>
      request('POST /api/reviews/:reviewItemId/decision', {
        reviewItemId: review.id,
        decision,
        ...(fromStep && { fromStep }),
        ...(note.trim() && { note: note.trim() }),
      }),
    onSuccess: (_, { decision, done }) => decision === 'retry' && notify.success(done),
    onError: (error) => notify.error(`We couldn’t save your decision. ${error.message}`),
    onSettled: () => queries.invalidateQueries({ queryKey: ['reviews'] }),
  });
  const isRecorded = stepNames.indexOf(review.step as StepName) > stepNames.indexOf('record-episode');
  const isGoing = (decision: Decision) => decide.isPending && decide.variables === decision;
  return (
    <div className="flex flex-col gap-4 border-rule border-t pt-4">
      <Field label="Note" optional hint="Saved in the audit log with your decision.">
        <Textarea
          rows={2}
          className="min-h-16"
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {review.canApprove && (
          <ApproveButton
            reviewId={review.id}
            onApprove={() => decide.mutateAsync(approve).catch(() => {})}
            isGoing={isGoing(approve)}
            isBlocked={decide.isPending}
          />
        )}
        <Button
          variant="secondary"
          data-key="r"
          onClick={() => decide.mutate(retry)}
          loading={isGoing(retry)}
          disabled={decide.isPending}
        >
          <RotateCw aria-hidden="true" /> Try again
        </Button>
        {isRecorded && (
          <Button
            variant="secondary"
            onClick={() => decide.mutate(rerecord)}
            loading={isGoing(rerecord)}
            disabled={decide.isPending}
          >
            <Mic aria-hidden="true" /> Re-record
          </Button>
        )}
        {!review.isDelivered && <CancelOrder review={review} />}
      </div>
    </div>
  );
}

type ApproveButtonProps = {
  reviewId: string;
  onApprove: () => Promise<unknown>;
  isGoing: boolean;
  isBlocked: boolean;
};

/** A component of its own, so that a click renders nothing else before it gets a response. */
function ApproveButton({ reviewId, onApprove, isGoing, isBlocked }: ApproveButtonProps) {
  const isArmed = useIsArmed();
  const [isPressed, setIsPressed] = useState(false);
  async function approveWithUndo() {
    setIsPressed(true);
    await afterPaint();
    runWithUndo({ id: reviewId, said: approve.done, run: onApprove });
    setIsPressed(false);
  }
  return (
    <Button
      data-key="a"
      onClick={approveWithUndo}
      loading={isPressed || isGoing}
      disabled={isBlocked || !isArmed}
    >
      <Check aria-hidden="true" /> Approve as is
    </Button>
  );
}

const ARM_MS = 1000;

/** True one second after the button appears: the click that decided the last item must not decide this one too. */
function useIsArmed(): boolean {
  const [isArmed, setIsArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsArmed(true), ARM_MS);
    return () => clearTimeout(timer);
  }, []);
  return isArmed;
}
