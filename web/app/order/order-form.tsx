import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { ENTERPRISE_OVER_LINKS, QUOTE_RULE, type VolumeTier } from '#domain/podcasts/rules.ts';
import { invalidNotice } from '../../browser/order/find-order-problems.ts';
import { countHomes, type OrderValues } from '../../browser/order/order-values.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Form } from '../../components/ui/form.tsx';
import { notify } from '../../components/ui/notify.ts';
import { textLink } from '../auth/text-link.ts';
import { EmailField, NameField, PhoneField } from '../person-fields.tsx';
import { ErrorBoundary } from '../routing/error-boundary.tsx';
import { EnterpriseDialog } from './enterprise-dialog.tsx';
import { EpisodeFields } from './episode-fields.tsx';
import { LinkList } from './link-list.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayBar } from './pay-bar.tsx';
import { priceOrder } from './price-order.ts';
import { TeamField } from './team-field.tsx';
import { useCheckout } from './use-checkout.ts';
import { useSavedForm } from './use-saved-form.ts';

const BriefCount = lazy(async () => ({ default: (await import('./brief-count.tsx')).BriefCount }));
const LoginDialog = lazy(async () => ({ default: (await import('./login-dialog.tsx')).LoginDialog }));

type OrderFormProps = {
  listing: string | null;
  draft: string | null;
  tiers: readonly VolumeTier[];
  /** What a brief episode costs; null: the same as any other. */
  briefCents: number | null;
  /** Opens the inquiry for many listings right away. */
  asksForOffer: boolean;
  /** The order was filled in on the home page, and its email has an account. */
  asksForSignIn: boolean;
};

export function OrderForm(props: OrderFormProps) {
  const { listing, draft, tiers, briefCents, asksForOffer } = props;
  const formId = useId();
  const form = useSavedForm({ listing, draft });
  const checkout = useCheckout(form, props.asksForSignIn);
  const [links, fullName, email, phone] = form.watch(['links', 'name', 'email', 'phone']);
  const count = Math.max(1, countHomes(links));
  const [briefCount, setBriefCount] = useState(0);
  const hasSheets = links.some(({ draftId }) => draftId !== '');
  const brief = briefCents === null ? null : { count: hasSheets ? briefCount : 0, unitCents: briefCents };
  const price = priceOrder(count, tiers, brief);
  const problem = form.formState.errors.root?.message;

  return (
    <>
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Form
          id={formId}
          form={form}
          onSubmit={checkout.send}
          onInvalid={showInvalid}
          aria-label="Order"
          className="gap-10"
        >
          <Part title="The home">
            <LinkList />
          </Part>
          <Part title="About you">
            <TeamField />
            <NameField />
            <EmailField hint="We’ll email your receipt here, and tell you when your episode is ready." />
            <PhoneField />
          </Part>
          <Part title="For the episode">
            <EpisodeFields />
          </Part>
          {briefCents !== null && hasSheets && (
            <ErrorBoundary fallback={() => null}>
              <Suspense>
                <BriefCount links={links} onCount={setBriefCount} />
              </Suspense>
            </ErrorBoundary>
          )}
        </Form>
        <div className="flex flex-col gap-4 lg:sticky lg:top-6">
          {problem && (
            <Alert tone="bad" className="max-lg:hidden">
              {problem}
            </Alert>
          )}
          <OrderSummary formId={formId} price={price} tiers={tiers} state={checkout.state} />
          <div className="flex flex-col items-start gap-2">
            {count > ENTERPRISE_OVER_LINKS && <p>Your volume discount is already applied. {QUOTE_RULE}</p>}
            <EnterpriseDialog
              start={{ fullName, email, phone }}
              startsOpen={asksForOffer}
              variant={count > ENTERPRISE_OVER_LINKS ? 'secondary' : 'link'}
            >
              More than {ENTERPRISE_OVER_LINKS} listings? Get a quote
            </EnterpriseDialog>
          </div>
          <p className="text-ink-soft text-sm">
            By ordering you agree to our{' '}
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
      </div>
      <PayBar formId={formId} price={price} state={checkout.state} problem={problem} />
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
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id} className="border-rule border-b pb-2 text-xl">
        {title}
      </h2>
      {children}
    </section>
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
