import ExternalLink from 'lucide-react/icons/external-link';
import { KeyValue, KeyValueList } from '../../../components/ui/key-value-list.tsx';
import { RequireAdmin } from '../../require-admin.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { hurdleHill } from './hurdle-hill.ts';
import { UploadCard } from './upload-card.tsx';

const publicPage = {
  to: `/listings/${hurdleHill.slug}`,
  label: 'View public page',
  Icon: ExternalLink,
  isPage: true,
};

/** The management page of one property, with its podcast upload. */
export function HurdleHillPage() {
  useDocumentTitle(hurdleHill.address);
  return (
    <RequireAdmin>
      <AdminFrame
        kicker="Manage a listing"
        title={hurdleHill.address}
        note={hurdleHill.place}
        links={[publicPage]}
      >
        <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
          <section aria-labelledby="facts-title" className="flex flex-col gap-6">
            <picture>
              <source srcSet="/placeholder-1.avif" type="image/avif" />
              <source srcSet="/placeholder-1.webp" type="image/webp" />
              <img
                src="/placeholder-1.jpg"
                alt="A drawing of a house on a hill in evening light"
                className="aspect-[16/9] w-full rounded-lg border border-rule object-cover"
              />
            </picture>
            <p className="font-display text-4xl tabular-nums">{hurdleHill.price}</p>
            <p className="max-w-prose">{hurdleHill.description}</p>
            <h2 id="facts-title" className="text-xl">
              Property facts
            </h2>
            <KeyValueList>
              {hurdleHill.facts.map(({ name, value }) => (
                <KeyValue key={name} name={name}>
                  {value}
                </KeyValue>
              ))}
            </KeyValueList>
          </section>
          <UploadCard />
        </div>
      </AdminFrame>
    </RequireAdmin>
  );
}
