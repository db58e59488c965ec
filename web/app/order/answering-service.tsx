import { useState } from 'react';
import { siteSettings } from '../../browser/site-settings.ts';
import { Alert, AlertTitle } from '../../components/ui/alert.tsx';
import { AnsweringPayment } from '../answering/answering-payment.tsx';
import { DemoCall } from '../answering/demo-call.tsx';
import { OrderAnswering } from '../answering/order-answering.tsx';
import { RatherTalk } from '../answering/rather-talk.tsx';
import { useCanceledPayment } from '../answering/use-canceled-payment.ts';
import { useSearchParams } from '../routing/use-search-params.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { AnsweringInquiry } from './answering-inquiry.tsx';
import { answeringLead } from './answering-lead.ts';

const answers = [
  {
    title: 'It picks up',
    text: 'It answers every call, day and night, even two at once.',
  },
  {
    title: 'It knows the home',
    text: 'Price, rooms, taxes, schools, parking: it answers from your listing’s facts, and says so when it doesn’t know.',
  },
  {
    title: 'You get the message',
    text: 'We send you the caller’s name, number and question. Call back once your last guest has left.',
  },
];

/** Explains the answering service and sells it, or takes inquiries where it isn't sold. */
export function AnsweringServicePage() {
  useDocumentTitle('AI Open House Answering Service');
  useCanceledPayment();
  const [params] = useSearchParams();
  const sessionId = params.get('session_id');
  if (sessionId) return <AnsweringPayment sessionId={sessionId} />;
  return (
    <div className="mx-auto flex max-w-page flex-col gap-16 px-4 pt-10 pb-24 sm:px-6 sm:pt-14">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
        <div className="flex flex-col gap-8">
          <header className="flex flex-col gap-4">
            <h1 className="text-4xl sm:text-5xl">The AI Open House Answering Service</h1>
            <p className="max-w-prose text-ink-soft text-lg">{answeringLead}</p>
          </header>
          <ul>
            {answers.map(({ title, text }) => (
              <li key={title} className="border-rule border-t py-5">
                <h2 className="text-xl">{title}</h2>
                <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        {siteSettings.isAnsweringSold ? <DemoCall /> : <AskAboutIt />}
      </div>
      {siteSettings.isAnsweringSold && <OrderAnswering />}
    </div>
  );
}

function AskAboutIt() {
  const [isSent, setIsSent] = useState(false);
  return (
    <section
      aria-labelledby="ask-title"
      className="flex flex-col gap-5 self-start rounded-lg border border-rule bg-raised p-5 shadow-raised sm:p-7"
    >
      <h2 id="ask-title" className="text-2xl">
        Get in touch
      </h2>
      {isSent ? (
        <Alert tone="good">
          <AlertTitle>Thank you for your inquiry</AlertTitle>
          Expect our reply in 1-2 business days.
        </Alert>
      ) : (
        <AnsweringInquiry onSent={() => setIsSent(true)} />
      )}
      <RatherTalk />
    </section>
  );
}
