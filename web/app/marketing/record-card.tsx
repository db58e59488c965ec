import ScrollText from 'lucide-react/icons/scroll-text';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardDescription, CardFooter, CardHeader } from '../../components/ui/card.tsx';
import { Link } from '../routing/link.tsx';

/** The link to the home's record. */
export function RecordCard({ podcastId }: { podcastId: string }) {
  return (
    <Card aria-labelledby="record-title">
      <CardHeader>
        <h2 id="record-title" className="text-2xl">
          Fact-check record
        </h2>
        <CardDescription>
          Proof for your broker: the source of every statement, plus each check and approval.
        </CardDescription>
      </CardHeader>
      <CardFooter>
        <Button asChild size="sm">
          <Link to={`/marketing/${podcastId}/record`}>
            <ScrollText aria-hidden="true" /> Open the record
          </Link>
        </Button>
      </CardFooter>
    </Card>
  );
}
