import { EPISODE_STAYS } from '#domain/production/reviews/rules.ts';
import type { CorrectableFacts } from '#domain/production/reviews/schema.ts';
import { siteSettings } from '../../browser/site-settings.ts';
import { textLink } from '../auth/text-link.ts';

/** What follows from a fix: right away, and in the episode. */
export function WhatHappens({ episode }: Pick<CorrectableFacts, 'episode'>) {
  return (
    <dl className="grid gap-x-8 gap-y-4 rounded-lg border border-rule bg-raised p-4 sm:grid-cols-2 sm:p-5">
      <div>
        <dt className="font-semibold">Right away</dt>
        <dd className="mt-1 text-ink-soft">
          Your listing page changes when you save. Posts, images, email and flyer follow within a minute or
          two; anything you edited by hand stays as you wrote it.
        </dd>
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
  if (episode === 'making') return 'We’re still making it, so your changes go straight in.';
  if (episode === 'recorded')
    return `If the hosts mention a fact you change, we record those lines again at no charge. ${EPISODE_STAYS}`;
  return (
    <>
      Our team recorded this one by hand. If the audio needs to change, write to{' '}
      <a className={textLink} href={`mailto:${siteSettings.supportEmail}`}>
        {siteSettings.supportEmail}
      </a>
      .
    </>
  );
}
