import { Alert, AlertDescription, AlertTitle } from '../../../components/ui/alert.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Progress, ProgressSteps } from '../../../components/ui/progress.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { Stage, StageList } from '../../../components/ui/stage-list.tsx';
import { Row, Specimen } from './specimen.tsx';

export function Feedback() {
  return (
    <>
      <Specimen title="Alert" className="items-stretch *:max-w-2xl">
        <Alert>We’re reading your listing. This page updates automatically.</Alert>
        <Alert tone="good">
          <AlertTitle>Payment Successful!</AlertTitle>
          <AlertDescription>Your episode is usually ready within 24 hours.</AlertDescription>
        </Alert>
        <Alert tone="warn">
          <AlertTitle>This link is from a large portal</AlertTitle>
          <AlertDescription>They often block us. Your brokerage’s own page works better.</AlertDescription>
        </Alert>
        <Alert tone="bad">Invalid or expired reset link. Please request a new password reset.</Alert>
      </Specimen>
      <Specimen title="Banner" className="items-stretch">
        <Banner label="Demo notice">
          This is a demo. Your card won’t be charged. <a href="#feedback">How it works</a>
        </Banner>
        <Banner label="Sale" tone="ember" onDismiss={() => {}}>
          One listing, one episode: $29.99 instead of $100.
        </Banner>
        <Banner label="Delay" tone="warn">
          We’re busy today. Episodes may take up to 48 hours.
        </Banner>
        <Banner label="Connection" tone="bad" onDismiss={() => {}}>
          You’re offline. Changes won’t be saved.
        </Banner>
      </Specimen>
      <Specimen title="Progress" className="items-stretch *:max-w-xl">
        <Progress label="Uploading larkspur-lane-episode.mp3" value={50} />
        <Progress label="Reading the listing" />
        <ProgressSteps steps={['Your listing', 'Payment', 'Your account']} current={1} />
        <Row>
          <Spinner className="size-6 text-ember" />
          <Spinner />
        </Row>
      </Specimen>
      <Specimen title="Stage list" className="items-stretch">
        <StageList className="max-w-xl">
          <Stage state="done" title="Read the listing" time="4 s" />
          <Stage state="done" title="Check the facts" time="2 s">
            41 facts, 2 left out because the sources disagree.
          </Stage>
          <Stage state="running" title="Record the episode" time="1 min 20 s">
            Line 34 of 62
          </Stage>
          <Stage state="failed" title="Write the posts" time="9:41 PM">
            The writer didn’t respond. We’ll try again in a minute.
          </Stage>
          <Stage state="waiting" title="Deliver" />
        </StageList>
      </Specimen>
      <Specimen title="Empty, error, loading" className="items-stretch *:max-w-3xl">
        <EmptyState title="No podcasts yet">
          <p>Paste a listing link. Your first episode is usually ready within 24 hours.</p>
          <Button>Create Your First Podcast</Button>
        </EmptyState>
        <ErrorState title="Failed to load your podcasts" onRetry={() => {}}>
          <p>The connection was lost. Your orders are safe.</p>
        </ErrorState>
        <div className="flex flex-col gap-3">
          <Skeleton className="h-8 w-2/3" />
          <Skeleton />
          <Skeleton className="w-4/5" />
        </div>
      </Specimen>
    </>
  );
}
