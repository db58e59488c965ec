import { ProductionProgress } from '../account/podcasts/production-progress.tsx';
import { useLiveProduction } from '../script/use-live-production.ts';

/** The progress of a home's episode, on the home's own screen. */
export function HomeProgress({ podcastId, name }: { podcastId: string; name: string }) {
  useLiveProduction(['production'], podcastId);
  return (
    <section aria-label="Progress" className="border-rule border-t pt-6 lg:col-span-2">
      <ProductionProgress podcastId={podcastId} name={name} />
    </section>
  );
}
