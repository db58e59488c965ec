import { networkNames, networks, occasionNames } from '#domain/marketing/rules.ts';
import type { MarketingKit } from '#domain/marketing/schema.ts';
import { invoke, request } from '../../browser/api.ts';
import { Alert, AlertDescription, AlertTitle } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../components/ui/notify.ts';
import { isCompleteChoice, type OccasionChoice } from './occasion-choice.ts';
import { type OccasionPart, partsBehind } from './parts-behind.ts';
import { useKitChange } from './use-kit.ts';

const names: Record<OccasionPart, string> = { ...networkNames, image: 'the image', email: 'the email' };
const listed = new Intl.ListFormat('en-US');

/** Lists the parts that don't match the chosen occasion, and updates them all with one click. */
export function OccasionUpdate({ kit, choice }: { kit: MarketingKit; choice: OccasionChoice }) {
  const { open, edited } = partsBehind(kit, choice);
  const update = useKitChange(
    kit.podcastId,
    async (wanted: OccasionPart[]) => {
      await Promise.all(callsFor(kit, choice, wanted));
      return undefined;
    },
    'Not everything could be updated',
  );
  if (open.length === 0 && edited.length === 0) return null;
  const name = (parts: OccasionPart[]) => listed.format(parts.map((part) => names[part]));
  return (
    <Alert tone="info">
      <AlertTitle>Your kit doesn’t say “{occasionNames[choice.occasion]}” yet</AlertTitle>
      <AlertDescription>
        {open.length > 0 && <>To update: {name(open)}. </>}
        {edited.length > 0 && (
          <>
            You edited {name(edited)}, so we won’t change {edited.length === 1 ? 'it' : 'them'} until you
            regenerate {edited.length === 1 ? 'it' : 'them'} below.
          </>
        )}
        {open.length > 0 && (
          <span className="mt-3 flex flex-wrap items-center gap-3">
            <Button
              size="sm"
              disabled={!isCompleteChoice(choice)}
              loading={update.isPending}
              loadingLabel="Updating…"
              onClick={() => update.mutate(open, { onSuccess: () => notify.success('Updated') })}
            >
              Update all to “{occasionNames[choice.occasion]}”
            </Button>
            {!isCompleteChoice(choice) && <span>First, enter the day and times.</span>}
          </span>
        )}
      </AlertDescription>
    </Alert>
  );
}

function callsFor(kit: MarketingKit, choice: OccasionChoice, wanted: OccasionPart[]): Promise<unknown>[] {
  const { podcastId, address, parts } = kit;
  const posts = networks.filter((network) => wanted.includes(network));
  const style = parts.image?.content.style;
  return [
    ...(posts.length > 0 ? [invoke('generate-social-media', { podcastId, ...choice, networks: posts })] : []),
    ...(wanted.includes('image')
      ? [
          invoke('generate-listing-social-image', {
            podcastId,
            address,
            platform: 'promotional',
            ...(style && { style }),
            ...choice,
          }),
        ]
      : []),
    ...(wanted.includes('email')
      ? [request('POST /api/marketing/:podcastId/parts/:part', { podcastId, part: 'email', ...choice })]
      : []),
  ];
}
