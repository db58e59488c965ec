import { type ReportField, reasonNames, reportPromise, reportReasons } from '#domain/takedowns/rules.ts';
import { controlStyles, labelStyles, requiredMark } from '../contact/lead-input.tsx';
import { FormAlert, FormLine, submitLook, TrapField } from '../directory/form-line.tsx';
import type { FormState } from '../directory/form-state.ts';
import type { Page } from '../page.ts';
import type { SiteContext } from '../site-context.ts';
import { columnStyles, onwardLinkStyles } from '../styles.ts';

const title = 'Report a problem';
const nothing = () => {};

/** Where visitors report a problem with a public page. */
export async function reportPage(
  { site }: Pick<SiteContext, 'site'>,
  _params: Record<string, string> = {},
  query: Record<string, string> = {},
  state?: FormState<ReportField>,
): Promise<Page> {
  return {
    status: 200,
    header: 'page',
    head: {
      title: `${title} · ${site.name}`,
      description: `Report a page that is wrong or unfair. ${reportPromise}`,
      canonical: '/report',
      robots: 'noindex',
    },
    body: (
      <div className={`${columnStyles} flex flex-col gap-8 pt-12 pb-24 md:pt-16`}>
        <header className="flex max-w-prose flex-col gap-4">
          <h1 className="text-[clamp(2.25rem,1.8rem+2.5vw,3.75rem)] leading-none tracking-[-0.02em]">
            {title}
          </h1>
          {!query.sent && (
            <p className="text-ink-soft text-lg">Tell us what’s wrong with a page. {reportPromise}</p>
          )}
        </header>
        {query.sent ? <Thanks /> : <ReportForm page={query.page ?? ''} state={state} />}
      </div>
    ),
    madeFrom: [],
  };
}

function Thanks() {
  return (
    <div role="status" className="flex max-w-prose flex-col items-start gap-3">
      <h2 className="text-2xl">Thank you. We got your report.</h2>
      <p>{reportPromise} We’ll email you what we decide.</p>
      <a href="/" className={onwardLinkStyles}>
        Return to Home
      </a>
    </div>
  );
}

function ReportForm({ page, state }: { page: string; state: FormState<ReportField> | undefined }) {
  const refused = state?.kind === 'refused' ? state : undefined;
  const line = (name: ReportField) => ({
    form: 'report',
    name,
    value: refused?.values[name] ?? (name === 'page' ? page : ''),
    problem: refused?.problems[name],
    onMend: nothing,
  });
  const reason = line('reason');
  return (
    <form method="post" action="/report" noValidate className="flex max-w-xl flex-col gap-5">
      {refused?.message && <FormAlert text={refused.message} />}
      <FormLine {...line('page')} label="Link to the page" type="text" maxLength={2000} />
      <div>
        <label htmlFor="report-reason" className={`${labelStyles} ${requiredMark}`}>
          What kind of problem is it?
        </label>
        <select
          id="report-reason"
          name="reason"
          defaultValue={reason.value}
          aria-invalid={reason.problem ? true : undefined}
          aria-describedby={reason.problem ? 'report-reason-problem' : undefined}
          className={`${controlStyles} h-12`}
        >
          <option value="">Please choose</option>
          {reportReasons.map((name) => (
            <option key={name} value={name}>
              {reasonNames[name]}
            </option>
          ))}
        </select>
        {reason.problem && (
          <p id="report-reason-problem" className="mt-1.5 font-medium text-bad text-sm">
            {reason.problem}
          </p>
        )}
      </div>
      <FormLine {...line('message')} label="What’s wrong?" maxLength={5000} />
      <FormLine {...line('name')} label="Your name" type="text" autoComplete="name" maxLength={200} />
      <FormLine {...line('email')} label="Your email" type="email" autoComplete="email" maxLength={254} />
      <TrapField />
      <button type="submit" className={`${submitLook} self-start`}>
        Send report
      </button>
    </form>
  );
}
