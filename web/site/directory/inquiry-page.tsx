import type { Context } from '#domain/context.ts';
import { findListedBusiness, type ListedBusiness } from '#domain/directory/queries.ts';
import type { InquiryField } from '#domain/directory/rules.ts';
import { Island } from '../island.tsx';
import type { Page } from '../page.ts';
import { columnStyles } from '../styles.ts';
import { BackLink } from './back-link.tsx';
import type { FormState } from './form-state.ts';
import { marketNotFound } from './market-page.tsx';

type Ctx = Pick<Context, 'db' | 'site'>;
type Params = Record<string, string>;

/** A business card's form by itself, for browsers without scripts and for links opened in another tab. */
export async function inquiryPage(ctx: Ctx, params: Params): Promise<Page> {
  const page = await findInquiryPage(ctx, params);
  return page ? page.render(null) : marketNotFound();
}

export async function inquiryThanksPage(ctx: Ctx, params: Params): Promise<Page> {
  const page = await findInquiryPage(ctx, params);
  return page ? page.render({ kind: 'sent' }) : marketNotFound();
}

export async function findInquiryPage(ctx: Ctx, { slug = '', businessId = '' }: Params) {
  const business = await findListedBusiness(ctx, slug, businessId);
  if (!business) return undefined;
  return {
    businessId: business.id,
    render: (state: FormState<InquiryField> | null) => drawPage(ctx, business, state),
  };
}

function drawPage({ site }: Ctx, business: ListedBusiness, state: FormState<InquiryField> | null): Page {
  const market = `/business-directory/${business.marketSlug}`;
  const path = `${market}/request/${business.id}`;
  return {
    status: 200,
    header: 'page',
    head: {
      title: `Request Information: ${business.name} · ${site.name}`,
      description: `Ask ${business.name} in ${business.place} a question.`,
      canonical: path,
      robots: 'noindex',
    },
    body: (
      <div className={`${columnStyles} pt-8 pb-24`}>
        <BackLink href={market}>Back to {business.place}</BackLink>
        <h1 className="mt-6 text-4xl">Request Information</h1>
        <p className="mt-2 mb-8 text-ink-soft text-lg">From {business.name}</p>
        <div className="max-w-2xl">
          <Island name="inquiry-form" wake="touch" props={{ businessId: business.id, action: path, state }} />
        </div>
      </div>
    ),
    madeFrom: [],
    isKept: false,
  };
}
