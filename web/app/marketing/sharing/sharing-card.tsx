import { useQuery } from '@tanstack/react-query';
import { linkSourceLabels } from '#domain/listings/sharing/rules.ts';
import type { Sharing } from '#domain/listings/sharing/schema.ts';
import { ApiError, request } from '../../../browser/api.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Card, CardDescription, CardHeader } from '../../../components/ui/card.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { CopyItem } from '../copy-item.tsx';

/** All the ways to share the page. */
export function SharingCard({ podcastId }: { podcastId: string }) {
  const { data, error } = useQuery({
    queryKey: ['sharing', podcastId],
    queryFn: () => request('GET /api/podcasts/:podcastId/sharing', { podcastId }),
  });
  return (
    <Card aria-labelledby="sharing-title" className="min-w-0 xl:col-span-2">
      <CardHeader>
        <h2 id="sharing-title" className="text-2xl">
          Links and QR codes
        </h2>
        <CardDescription>Use a different link in each place to see where people come from.</CardDescription>
      </CardHeader>
      {error ? (
        <Alert tone={isTooEarly(error) ? 'info' : 'bad'}>
          {isTooEarly(error) ? error.message : 'We couldn’t load the links. Please try again.'}
        </Alert>
      ) : data ? (
        <Links sharing={data.sharing} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </Card>
  );
}

function isTooEarly(error: Error): boolean {
  return error instanceof ApiError && error.status === 409;
}

function Links({ sharing }: { sharing: Sharing }) {
  const addresses = [
    ['Unbranded page', sharing.unbrandedUrl, 'For the MLS: without your name, phone or brokerage.'],
    [
      'Player for your website',
      sharing.playerCode,
      'Paste this into your site’s HTML. In WordPress, use a Custom HTML block.',
    ],
    ['Embed code', sharing.embedCode, 'The player in a frame, for websites that don’t allow scripts.'],
    ...(sharing.feedUrl
      ? [['Podcast feed', sharing.feedUrl, 'All of your episodes, for podcast apps.'] as const]
      : []),
  ] as const;
  return (
    <>
      <ul>
        {sharing.links.map(({ source, url, qrSvgPath, qrPngPath }) => {
          const label = linkSourceLabels[source];
          return (
            <li
              key={source}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-rule border-t py-2 first:border-t-0"
            >
              <span className="w-28 font-semibold">{label}</span>
              <span className="min-w-0 flex-1 basis-56 break-all text-ink-soft text-sm">{url}</span>
              <span className="flex items-center gap-4 text-sm">
                <a className={download} href={qrSvgPath} download aria-label={`QR code (SVG) for ${label}`}>
                  QR code (SVG)
                </a>
                <a className={download} href={qrPngPath} download aria-label={`QR code (PNG) for ${label}`}>
                  QR code (PNG)
                </a>
                <CopyItem item={`${label} link`} text={url} aria-label={`Copy the link for ${label}`} />
              </span>
            </li>
          );
        })}
      </ul>
      <dl className="border-rule border-t">
        {addresses.map(([name, text, about]) => (
          <div key={name} className="border-rule border-b py-3">
            <dt className="flex flex-wrap items-center justify-between gap-x-4">
              <span>
                <span className="font-semibold">{name}</span>
                <span className="block text-ink-soft text-sm">{about}</span>
              </span>
              <CopyItem item={name} text={text} aria-label={`Copy: ${name}`} />
            </dt>
            <dd className="mt-1 break-all font-mono text-ink-soft text-xs">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const download = 'inline-flex min-h-11 items-center underline underline-offset-4';
