import { type Network, networkNames, networks } from '#domain/marketing/rules.ts';
import type { MarketingKit } from '#domain/marketing/schema.ts';
import { invoke } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardDescription, CardFooter, CardHeader } from '../../../components/ui/card.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../components/ui/tabs.tsx';
import type { OccasionChoice } from '../occasion-choice.ts';
import { useIsUnsaved } from '../use-draft.ts';
import { useKitChange } from '../use-kit.ts';
import { PostEditor } from './post-editor.tsx';

export function PostsCard({ kit, choice }: { kit: MarketingKit; choice: OccasionChoice }) {
  const { podcastId, parts } = kit;
  const hasPosts = networks.some((network) => parts[network] !== null);
  const edited = networks.filter((network) => parts[network]?.isEdited);
  const write = useKitChange(
    podcastId,
    async (wanted: Network[]) => {
      await invoke('generate-social-media', { podcastId, ...choice, networks: wanted });
      return undefined;
    },
    'Failed to generate social media content',
  );
  return (
    <Card aria-labelledby="posts-title">
      <CardHeader>
        <h2 id="posts-title" className="text-2xl">
          Social posts
        </h2>
        <CardDescription>Written from your listing’s facts. Change whatever you like.</CardDescription>
      </CardHeader>
      {hasPosts && (
        <Tabs defaultValue="facebook">
          <TabsList aria-label="Networks" className="sm:flex-wrap">
            {networks.map((network) => (
              <TabsTrigger key={network} value={network}>
                {networkNames[network]}
                <UnsavedMark podcastId={podcastId} network={network} stored={parts[network]?.content.text} />
              </TabsTrigger>
            ))}
          </TabsList>
          {networks.map((network) => (
            <TabsContent key={network} value={network}>
              <PostEditor
                kit={kit}
                network={network}
                isWriting={write.isPending}
                onRewrite={() => write.mutate([network])}
              />
            </TabsContent>
          ))}
        </Tabs>
      )}
      <CardFooter>
        <Button
          size="sm"
          variant={hasPosts ? 'secondary' : 'primary'}
          disabled={kit.occasions.length === 0}
          loading={write.isPending}
          loadingLabel="Writing…"
          onClick={() =>
            write.mutate(hasPosts ? networks.filter((network) => !edited.includes(network)) : [...networks])
          }
          hidden={hasPosts && edited.length === networks.length}
        >
          {hasPosts ? 'Regenerate all posts' : 'Generate posts'}
        </Button>
        {hasPosts && edited.length > 0 && (
          <p className="text-ink-soft text-sm">
            Your edited {edited.length === 1 ? 'post' : 'posts'} for{' '}
            {edited.map((network) => networkNames[network]).join(', ')} will be left alone.
          </p>
        )}
      </CardFooter>
    </Card>
  );
}

type UnsavedMarkProps = { podcastId: string; network: Network; stored: string | undefined };

function UnsavedMark({ podcastId, network, stored }: UnsavedMarkProps) {
  if (!useIsUnsaved(podcastId, network, stored)) return null;
  return (
    <>
      <span aria-hidden="true" className="size-2 rounded-full bg-ember" />
      <span className="sr-only">(not saved)</span>
    </>
  );
}
