import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { request } from '../../../browser/api.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { late } from '../../late.ts';
import { MakingView } from '../../making/making-view.tsx';
import { Link } from '../../routing/link.tsx';
import { productionKey } from './production-key.ts';

const MarkedPhotoList = late(
  async () => (await import('../../photos/marked-photo-list.tsx')).MarkedPhotoList,
);
const QuestionsForm = late(async () => (await import('./questions-form.tsx')).QuestionsForm);

type ProductionProgressProps = {
  podcastId: string;
  name: string;
  /** Whether to link to the script if it can be edited. */
  isLinked?: boolean;
};

/** An order's progress by stage, and what it is waiting for. */
export function ProductionProgress({ podcastId, name, isLinked = true }: ProductionProgressProps) {
  const production = useQuery({
    queryKey: productionKey(podcastId),
    queryFn: () => request('GET /api/podcasts/:podcastId/production', { podcastId }),
  });
  if (production.isError && !production.data) {
    return (
      <Alert tone="warn">We couldn’t load the progress of this order. Your episode isn’t affected.</Alert>
    );
  }
  if (!production.data) return <Skeleton className="h-40" />;
  const { message, questions, canEditScript } = production.data;
  const open = questions.filter(({ answer }) => answer === null);
  const inWords = open.filter(({ isAboutPhotos }) => !isAboutPhotos);
  const aboutPhotos = open.filter(({ isAboutPhotos }) => isAboutPhotos);
  return (
    <div className="flex flex-col gap-5">
      {message && <Alert tone={open.length > 0 ? 'warn' : 'info'}>{message}</Alert>}
      {aboutPhotos.length > 0 && (
        <section
          aria-label={`Photos of ${name}`}
          className="rounded-md border border-rule bg-raised p-4 sm:p-5"
        >
          {aboutPhotos.map(({ id, question }) => (
            <p key={id} className="mb-4">
              {question}
            </p>
          ))}
          <MarkedPhotoList podcastId={podcastId} />
        </section>
      )}
      {inWords.length > 0 && <QuestionsForm podcastId={podcastId} name={name} questions={inWords} />}
      {canEditScript && isLinked && (
        <Button asChild variant="secondary" className="self-start">
          <Link to={`/account/podcasts/${podcastId}/script`} aria-label={`Script for ${name}`}>
            <Pencil aria-hidden="true" /> Read and change the script
          </Link>
        </Button>
      )}
      <MakingView production={production.data} name={name} />
    </div>
  );
}
