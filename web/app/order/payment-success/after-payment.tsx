import { DELIVERY, QUOTE_RULE, VOLUME_RULE, WILL_EMAIL } from '#domain/podcasts/rules.ts';
import { useSession } from '../../../browser/session-provider.tsx';
import { EmailText } from '../../../components/email-text.tsx';
import { Alert, AlertTitle } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { textLink } from '../../auth/text-link.ts';
import { Link } from '../../routing/link.tsx';
import { BrandPrompt } from '../../settings/brand/brand-prompt.tsx';
import { EnterpriseDialog } from '../enterprise-dialog.tsx';
import { Bonuses } from './bonuses.tsx';
import { NextSteps } from './next-steps.tsx';
import { PaidHomes } from './paid-homes.tsx';
import { ThankYouScene } from './thank-you-scene.tsx';
import { Upgrade } from './upgrade.tsx';

/** The page of a paid order. `orderedBy` is the email in the form, if known. */
export function AfterPayment({ orderedBy, sessionId }: { orderedBy: string; sessionId: string }) {
  const session = useSession();
  const isGuest = session.status === 'signed-out';
  const email = session.status === 'signed-in' ? session.email : orderedBy;
  return (
    <div className="mx-auto flex max-w-page flex-col gap-16 px-4 pt-8 pb-24 sm:px-6 sm:pt-12">
      <div className="flex flex-col gap-8">
        <header className="flex flex-col gap-4">
          <h1 className="text-4xl sm:text-5xl">We’re making your episode</h1>
          <p className="max-w-prose text-ink-soft text-lg">
            Thank you. Your payment went through. {WILL_EMAIL}, {DELIVERY}.
          </p>
        </header>
        <PaidHomes sessionId={sessionId} />
      </div>
      <div className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
        <div className="flex flex-col items-start gap-5">
          {isGuest && (
            <Alert tone="info">
              <AlertTitle>Check your email to set a password</AlertTitle>
              {orderedBy ? (
                <>
                  We sent a link to <EmailText email={orderedBy} />.
                </>
              ) : (
                'We sent you a link.'
              )}{' '}
              You’ll find your episode and marketing kit in your account.
            </Alert>
          )}
          <div className="flex flex-wrap gap-3">
            <Button asChild size="lg" variant={isGuest ? 'secondary' : 'primary'}>
              <Link to="/account">Go to My Account</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <a href="/">Back to Home</a>
            </Button>
          </div>
        </div>
        <ThankYouScene />
      </div>
      <BrandPrompt />
      <NextSteps isSignedIn={session.status === 'signed-in'} />
      <Bonuses />
      <Upgrade />
      <section
        aria-labelledby="many-title"
        className="flex flex-col items-start gap-4 border-rule border-t pt-8"
      >
        <h2 id="many-title" className="text-2xl">
          Ordering for a team?
        </h2>
        <p className="max-w-prose text-ink-soft">
          {VOLUME_RULE} {QUOTE_RULE} We’ll reply in{' '}
          <span className="whitespace-nowrap">1-2 business days</span>.
        </p>
        <EnterpriseDialog start={{ email }} variant="secondary">
          Get a quote
        </EnterpriseDialog>
      </section>
      <p className="flex flex-wrap gap-x-6 text-sm">
        <a className={textLink} href="/privacy-policy">
          Privacy Policy
        </a>
        <a className={textLink} href="/terms-of-service">
          Terms of Service
        </a>
      </p>
    </div>
  );
}
