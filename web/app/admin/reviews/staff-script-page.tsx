import { useParams } from 'react-router';
import { RequireAdmin } from '../../require-admin.tsx';
import { ProductionSteps } from '../../script/production-steps.tsx';
import { ScriptScreen } from '../../script/script-screen.tsx';

/** Staff change the script of any episode. */
export function StaffScriptPage() {
  const { podcastId = '' } = useParams();
  return (
    <RequireAdmin>
      <ScriptScreen
        podcastId={podcastId}
        back={{ to: '/admin/reviews', label: 'Review queue' }}
        aside={<ProductionSteps podcastId={podcastId} />}
      />
    </RequireAdmin>
  );
}
