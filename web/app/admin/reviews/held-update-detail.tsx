import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DecideUpdate, HeldUpdateView } from '#domain/production/updates/schema.ts';
import { request } from '../../../browser/api.ts';
import { notify } from '../../../components/ui/notify.ts';
import { Link } from '../../routing/link.tsx';
import { tableLink } from '../table-link.ts';
import { HeldUpdateCard } from './held-update-card.tsx';

/** An update that a person has to hear first: play it, read along, decide. */
export function HeldUpdateDetail({ update }: { update: HeldUpdateView }) {
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: (decision: DecideUpdate['decision']) =>
      request('POST /api/update-reviews/:updateId/decision', { updateId: update.id, decision }),
    onSuccess: (_, decision) =>
      notify.success(decision === 'approve' ? 'Published.' : 'Discarded. The agent can record it again.'),
    onError: (error) => notify.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['reviews'] }),
  });
  return (
    <HeldUpdateCard
      update={update}
      homeLink={
        <Link to={`/marketing/${update.podcastId}`} className={tableLink}>
          Open in marketing
        </Link>
      }
      isBusy={decide.isPending}
      onDecide={decide.mutate}
    />
  );
}
