import { siteSettings } from '../../browser/site-settings.ts';
import { phoneLink } from '../../components/phone-link.ts';
import { textLink } from '../auth/text-link.ts';

/** How to reach a person about the answering service. */
export function RatherTalk() {
  const phone = phoneLink(siteSettings.supportPhone);
  return (
    <p className="text-ink-soft text-sm">
      Want to talk to us?{' '}
      {phone && (
        <>
          Call{' '}
          <a className={textLink} href={phone}>
            {siteSettings.supportPhone}
          </a>{' '}
          or email{' '}
        </>
      )}
      {!phone && 'Email '}
      <a className={textLink} href={`mailto:${siteSettings.supportEmail}?subject=Answering%20service`}>
        {siteSettings.supportEmail}
      </a>
      .
    </p>
  );
}
