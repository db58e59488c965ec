import { adviceFor, type Device, portals } from '#domain/listings/portals/rules.ts';

const phones: [Device, string][] = [
  ['iphone', 'iPhone'],
  ['android', 'Android'],
];

/** What works best on each site, in the words for the device that shows the page. */
export function PortalList() {
  return (
    <dl className="border-rule border-t">
      {portals.map((portal) => (
        <div
          key={portal.name}
          className="grid gap-x-8 gap-y-1 border-rule border-b py-4 md:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <dt className="font-display text-lg leading-snug">{portal.name}</dt>
          <dd className="max-w-[62ch] pointer-coarse:hidden">{adviceFor(portal, 'computer')}</dd>
          {phones.map(([device, name]) => (
            <dd key={device} className="hidden max-w-[62ch] pointer-coarse:block md:col-start-2">
              <strong className="font-semibold">{name}:</strong> {adviceFor(portal, device)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
