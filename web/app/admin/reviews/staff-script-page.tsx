import { RequireAdmin } from '../../require-admin.tsx';
import { useParams } from '../../routing/use-params.ts';
import { FactCheck } from '../../script/fact-check.tsx';
import { ProductionSteps } from '../../script/production-steps.tsx';
import { ScriptScreen } from '../../script/script-screen.tsx';

/** Lets staff edit the script of any episode. */
export function StaffScriptPage() {
  const { podcastId = '' } = useParams();
  return (
    <RequireAdmin>
      <ScriptScreen
        podcastId={podcastId}
        back={{ to: '/admin/reviews', label: 'Back to the inbox' }}
        aside={
          <div className="flex flex-col gap-5">
            <ProductionSteps podcastId={podcastId} />
            <FactCheck podcastId={podcastId} />
          </div>
        }
      />
    </RequireAdmin>
  );
}
