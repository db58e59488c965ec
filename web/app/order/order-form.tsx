import { lazy, Suspense, useId, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { invalidNotice } from '../../browser/order/find-order-problems.ts';
import type { OrderValues } from '../../browser/order/order-values.ts';
import type { FormApi } from '../../components/form/form-api.ts';
import { FormContext } from '../../components/form/form-context.ts';
import { Form, FormError } from '../../components/ui/form.tsx';
import { notify } from '../../components/ui/notify.ts';
import { useIsPainted } from '../../components/ui/use-is-painted.ts';
import { textLink } from '../auth/text-link.ts';
import { EmailField, NameField, PhoneField } from '../person-fields.tsx';
import { BriefEpisodes } from './brief-episodes.tsx';
import { EpisodeFields } from './episode-fields.tsx';
import { LinkList } from './link-list.tsx';
import { orderGridStyles } from './order-column.tsx';
import { OrderPart, THE_HOME } from './order-part.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayBar } from './pay-bar.tsx';
import { QuoteOffer } from './quote-offer.tsx';
import { TeamField } from './team-field.tsx';
import { useCheckout } from './use-checkout.ts';
import { useSavedForm } from './use-saved-form.ts';

const LoginDialog = lazy(async () => ({ default: (await import('./login-dialog.tsx')).LoginDialog }));

type OrderFormProps = {
  listing: string | null;
  draft: string | null;
  /** Opens the inquiry for many listings right away. */
  asksForOffer: boolean;
  /** The order was filled in on the home page, and its email has an account. */
  asksForSignIn: boolean;
};

/** Keeps the footer out of sight in the meantime. */
const below = <div className="min-h-dvh" />;

export function OrderForm(props: OrderFormProps) {
  const { listing, draft, asksForOffer } = props;
  const formId = useId();
  const form = useSavedForm({ listing, draft });
  const checkout = useCheckout(form, props.asksForSignIn);
  const [briefCount, setBriefCount] = useState(0);
  // On a phone nearly everything after the first field is below the fold, and rendering it would delay that field.
  const isPainted = useIsPainted();
  const hasEpisode = useIsPainted(2);
  const hasSummary = useIsPainted(3);

  return (
    <FormContext value={form as unknown as FormApi}>
      <div className={orderGridStyles}>
        <Form
          id={formId}
          form={form}
          onSubmit={checkout.send}
          onInvalid={showInvalid}
          aria-label="Order"
          className="gap-10"
        >
          <OrderPart title={THE_HOME}>
            <LinkList />
          </OrderPart>
          {isPainted ? (
            <>
              <OrderPart title="About you">
                <TeamField />
                <NameField />
                <EmailField hint="We’ll send your receipt here and let you know when your episode is ready." />
                <PhoneField />
              </OrderPart>
              {hasEpisode ? (
                <>
                  <OrderPart title="For the episode">
                    <EpisodeFields />
                  </OrderPart>
                  <BriefEpisodes onCount={setBriefCount} />
                </>
              ) : (
                below
              )}
            </>
          ) : (
            below
          )}
        </Form>
        {hasSummary && (
          <div className="flex flex-col gap-4 lg:sticky lg:top-6">
            <FormError className="max-lg:hidden" />
            <OrderSummary formId={formId} briefCount={briefCount} isLeaving={checkout.isLeaving} />
            <QuoteOffer startsOpen={asksForOffer} />
            <p className="text-ink-soft text-sm">
              By ordering, you agree to our{' '}
              <a className={textLink} href="/terms-of-service">
                Terms of Service
              </a>{' '}
              and{' '}
              <a className={textLink} href="/privacy-policy">
                Privacy Policy
              </a>
              .
            </p>
          </div>
        )}
      </div>
      {hasSummary && <PayBar formId={formId} briefCount={briefCount} isLeaving={checkout.isLeaving} />}
      {checkout.loginEmail !== '' && (
        <Suspense>
          <LoginDialog
            email={checkout.loginEmail}
            onClose={checkout.closeLogin}
            onSignedIn={() => {
              checkout.closeLogin();
              void form.handleSubmit(checkout.send, showInvalid)();
            }}
          />
        </Suspense>
      )}
    </FormContext>
  );
}

/** Errors appear next to the fields; the toast sums them up. */
function showInvalid(errors: FieldErrors<OrderValues>): void {
  const links = Array.isArray(errors.links) ? errors.links : [];
  const fields = [errors.name, errors.email, errors.phone, errors.agentName, errors.additionalDetails];
  const messages = [...links.map((link) => link?.url), ...fields].flatMap((field) => field?.message ?? []);
  const { title, description } = invalidNotice(messages);
  notify.error(title, { id: 'order', ...(description && { description }) });
}
