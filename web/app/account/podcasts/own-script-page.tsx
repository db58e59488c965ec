import { RequireUser } from '../../require-user.tsx';
import { useParams } from '../../routing/use-params.ts';
import { ScriptScreen } from '../../script/script-screen.tsx';
import { ProductionProgress } from './production-progress.tsx';

/** Lets customers edit the script of their own episode during review. */
export function OwnScriptPage() {
  const { podcastId = '' } = useParams();
  return (
    <RequireUser>
      <ScriptScreen
        podcastId={podcastId}
        back={{ to: '/account', label: 'Your account' }}
        aside={<ProductionProgress podcastId={podcastId} name="this podcast" isLinked={false} />}
      />
    </RequireUser>
  );
}
