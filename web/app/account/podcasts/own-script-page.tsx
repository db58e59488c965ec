import { useParams } from 'react-router';
import { RequireUser } from '../../require-user.tsx';
import { ScriptScreen } from '../../script/script-screen.tsx';
import { ProductionProgress } from './production-progress.tsx';

/** Customers change the script of their own episode while it is reviewed. */
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
