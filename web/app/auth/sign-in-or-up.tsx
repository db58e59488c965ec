import { useSessionHandoff } from '../../browser/session-handoff.ts';
import { useSession } from '../../browser/session-provider.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx';
import { navigate } from '../routing/place.ts';
import { useLocation } from '../routing/use-location.ts';
import { useSearchParams } from '../routing/use-search-params.ts';
import { authAddress, readMode } from './auth-address.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export function SignInOrUp() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const mode = readMode(params);

  function open(tab: string) {
    const carried = { email: params.get('email'), listing: params.get('listing') };
    const address = authAddress(tab === 'sign-up' ? 'sign-up' : 'sign-in', carried);
    navigate(address, { replace: true, state });
  }

  return (
    <>
      <WhyHere />
      <Tabs value={mode} onValueChange={open}>
        <TabsList aria-label="Sign in or sign up">
          <TabsTrigger value="sign-in">Sign In</TabsTrigger>
          <TabsTrigger value="sign-up">Sign Up</TabsTrigger>
        </TabsList>
        <TabsContent value="sign-in">
          <SignInForm />
        </TabsContent>
        <TabsContent value="sign-up">
          <SignUpForm />
        </TabsContent>
      </Tabs>
    </>
  );
}

/** Explains why to someone who was redirected here. */
function WhyHere() {
  const session = useSession();
  const handOver = useSessionHandoff();
  if (handOver === 'refused')
    return <Alert tone="bad">Email link is invalid or has expired. Sign in, or ask for a new link.</Alert>;
  if (session.status === 'signed-out' && session.hasEnded)
    return <Alert tone="warn">Your session has ended. Please sign in again.</Alert>;
  return null;
}
