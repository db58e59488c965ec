import { EPISODE_STAYS } from '#domain/production/reviews/rules.ts';
import type { CorrectableFacts } from '#domain/production/reviews/schema.ts';
import { siteSettings } from '../../browser/site-settings.ts';
import { textLink } from '../auth/text-link.ts';

const UPDATES =
  'Your listing page updates when you save. Posts, MLS remarks, images, the email and the flyer follow within minutes. Anything you’ve edited yourself stays the same.';
const STILL_MAKING = 'The listing page and the marketing kit will have your changes from the start.';

/** What follows from a fix: right away, and in the episode. */
export function WhatHappens({ episode }: Pick<CorrectableFacts, 'episode'>) {
  return (
    <dl className="grid gap-x-8 gap-y-4 rounded-lg border border-rule bg-raised p-4 sm:grid-cols-2 sm:p-5">
      <div>
        <dt className="font-semibold">On your page and in your kit</dt>
        <dd className="mt-1 text-ink-soft">{episode === 'making' ? STILL_MAKING : UPDATES}</dd>
      </div>
      <div>
        <dt className="font-semibold">In the episode</dt>
        <dd className="mt-1 text-ink-soft">
          <InEpisode episode={episode} />
        </dd>
      </div>
    </dl>
  );
}

function InEpisode({ episode }: Pick<CorrectableFacts, 'episode'>) {
  if (episode === 'making') return 'It isn’t finished yet, so we’ll include your changes.';
  if (episode === 'recorded')
    return `If the hosts mention a fact you change, we’ll re-record those lines at no charge. ${EPISODE_STAYS}`;
  return (
    <>
      Our team recorded this one by hand. If the audio needs to change, email{' '}
      <a className={textLink} href={`mailto:${siteSettings.supportEmail}`}>
        {siteSettings.supportEmail}
      </a>
      .
    </>
  );
}
