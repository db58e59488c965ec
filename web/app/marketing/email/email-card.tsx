import { useState } from 'react';
import { type Audience, audienceNames, audiences } from '#domain/marketing/rules.ts';
import type { MarketingKit } from '#domain/marketing/schema.ts';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardDescription, CardFooter, CardHeader } from '../../../components/ui/card.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { NativeSelect } from '../../../components/ui/native-select.tsx';
import { EditButton } from '../edit-button.tsx';
import type { OccasionChoice } from '../occasion-choice.ts';
import { PartNotices } from '../part-notices.tsx';
import { useIsUnsaved } from '../use-draft.ts';
import { useKitChange } from '../use-kit.ts';
import { EmailActions } from './email-actions.tsx';
import { EmailEditor } from './email-editor.tsx';
import { EmailPreview } from './email-preview.tsx';
import { emailWords } from './use-email-draft.ts';

/** The email for the agent's own contacts. */
export function EmailCard({ kit, choice }: { kit: MarketingKit; choice: OccasionChoice }) {
  const { podcastId } = kit;
  const part = kit.parts.email;
  const isUnsaved = useIsUnsaved(podcastId, 'email', part && emailWords(part.content));
  const [isOpen, setIsOpen] = useState(isUnsaved);
  const [audience, setAudience] = useState<Audience>(part?.content.audience ?? 'buyers');
  const write = useKitChange(
    podcastId,
    () =>
      request('POST /api/marketing/:podcastId/parts/:part', {
        podcastId,
        part: 'email',
        audience,
        ...choice,
      }),
    'Failed to generate email template',
  );
  return (
    <Card aria-labelledby="email-title" className="xl:col-span-2">
      <CardHeader>
        <h2 id="email-title" className="text-2xl">
          Email template
        </h2>
        <CardDescription>
          Works in Gmail, Outlook and Apple Mail. Mailchimp and similar tools add the unsubscribe link and
          your mailing address. If you send it any other way, add them yourself.
        </CardDescription>
      </CardHeader>
      <Field label="Write the email for" className="max-w-60">
        <NativeSelect value={audience} onChange={(event) => setAudience(event.target.value as Audience)}>
          {audiences.map((name) => (
            <option key={name} value={name}>
              {audienceNames[name]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {part && (
        <>
          <PartNotices
            podcastId={podcastId}
            name="email"
            part={part}
            preview={part.offered?.content.subject}
          />
          {!isOpen && (
            <p>
              <span className="font-semibold">Subject:</span> {part.content.subject}
            </p>
          )}
          <div className={isOpen ? 'grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : ''}>
            {isOpen && <EmailEditor podcastId={podcastId} version={part.version} content={part.content} />}
            <EmailPreview podcastId={podcastId} version={part.version} content={part.content} />
          </div>
        </>
      )}
      <CardFooter>
        {part && (
          <>
            <EmailActions content={part.content} name={kit.address} />
            <EditButton what="the email" isOpen={isOpen} onToggle={setIsOpen} />
          </>
        )}
        <Button
          size="sm"
          variant={part ? 'secondary' : 'primary'}
          disabled={kit.occasions.length === 0}
          loading={write.isPending}
          loadingLabel="Writing…"
          onClick={() => write.mutate(undefined)}
        >
          {part ? 'Regenerate email' : 'Generate email'}
        </Button>
      </CardFooter>
    </Card>
  );
}
