import { adviceFor, type Device, type Portal, portals } from '#domain/listings/portals/rules.ts';

const phones: [Device, string][] = [
  ['iphone', 'iPhone'],
  ['android', 'Android'],
];

const groups: [access: Portal['access'], title: string][] = [
  ['blocks', 'Send us the page'],
  ['varies', 'Try the link first'],
  ['members', 'Sign in first'],
];

/**
 * What works best on each site, in words for the device that shows the page. Sites with the same advice share
 * a row.
 */
export function PortalList() {
  return (
    <dl className="border-rule border-t">
      {groups.map(([access, title]) => {
        const advice = (device: Device) => adviceFor({ name: 'the site', access }, device);
        return (
          <div
            key={access}
            className="grid gap-x-8 gap-y-2 border-rule border-b py-5 md:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <dt className="font-display text-lg leading-snug md:row-span-2">{title}</dt>
            <dd className="max-w-[62ch] text-ink-soft md:col-start-2">
              {portals
                .filter((portal) => portal.access === access)
                .map(({ name }) => name)
                .join(', ')}
            </dd>
            <dd className="max-w-[62ch] pointer-coarse:hidden md:col-start-2">{advice('computer')}</dd>
            {phones.map(([device, name]) => (
              <dd key={device} className="hidden max-w-[62ch] pointer-coarse:block md:col-start-2">
                <strong className="font-semibold">{name}:</strong> {advice(device)}
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}
