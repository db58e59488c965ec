import { networkNames, networks } from '#domain/marketing/rules.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardDescription, CardFooter, CardHeader } from '../../components/ui/card.tsx';

const listed = new Intl.ListFormat('en-US');

const toCome: [name: string, what: string][] = [
  [
    'Social posts',
    `For ${listed.format(networks.map((network) => networkNames[network]))}, three versions each`,
  ],
  ['Promotional image', 'Your best photo with the facts on it, in every size'],
  ['Email', 'For your contacts, other agents or the seller'],
  ['MLS remarks', 'Within your MLS’s character limit'],
  ['Flyer', 'One page, with a QR code that plays the episode'],
];
const clips: [name: string, what: string] = [
  'Video clips',
  'Photos and captions timed to the hosts’ best lines',
];

type KitToComeProps = {
  /** The facts are enough to write from before the episode is done. */
  isPossible: boolean;
  canMakeClips: boolean;
  onNow: () => void;
};

/** What comes with the episode, while none of it exists yet. */
export function KitToCome({ isPossible, canMakeClips, onNow }: KitToComeProps) {
  const shown = canMakeClips ? [...toCome, clips] : toCome;
  return (
    <Card aria-labelledby="to-come-title">
      <CardHeader>
        <h2 id="to-come-title" className="text-2xl">
          Coming with your episode
        </h2>
        <CardDescription>Written from the same facts, and ready when the episode is.</CardDescription>
      </CardHeader>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(([name, what]) => (
          <li key={name}>
            <p className="font-semibold">{name}</p>
            <p className="text-ink-soft text-sm">{what}</p>
          </li>
        ))}
      </ul>
      {isPossible && (
        <CardFooter>
          <Button size="sm" variant="secondary" onClick={onNow}>
            Make the posts and images now
          </Button>
        </CardFooter>
      )}
    </Card>
  );
}
