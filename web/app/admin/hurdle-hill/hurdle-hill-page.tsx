import ArrowLeft from 'lucide-react/icons/arrow-left';
import ExternalLink from 'lucide-react/icons/external-link';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { KeyValue, KeyValueList } from '../../../components/ui/key-value-list.tsx';
import { RequireAdmin } from '../../require-admin.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';
import { hurdleHill } from './hurdle-hill.ts';
import { UploadCard } from './upload-card.tsx';

/** The management page of one property, with the upload of its podcast. */
export function HurdleHillPage() {
  useDocumentTitle(hurdleHill.address);
  return (
    <RequireAdmin>
      <div className="mx-auto flex max-w-page flex-col gap-8 px-4 pt-8 pb-24 sm:px-6 sm:pt-12">
        <header className="flex flex-col items-start gap-4 sm:flex-row sm:items-end sm:justify-between">
          <div>
            <p className="font-semibold text-ink-soft text-sm">Property management</p>
            <h1 className="text-3xl sm:text-4xl">{hurdleHill.address}</h1>
            <p className="mt-1 text-ink-soft">{hurdleHill.place}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button asChild variant="secondary">
              <Link to="/admin">
                <ArrowLeft aria-hidden="true" /> Back to Admin
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <a href={`/listings/${hurdleHill.slug}`}>
                Public page <ExternalLink aria-hidden="true" />
              </a>
            </Button>
          </div>
        </header>
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
      </div>
    </RequireAdmin>
  );
}
