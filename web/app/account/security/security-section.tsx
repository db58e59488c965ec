import { ChangePassword } from './change-password.tsx';
import { Devices } from './devices.tsx';
import { SecondStep } from './second-step.tsx';

/** Password, second step and signed-in devices. */
export function SecuritySection() {
  return (
    <section aria-labelledby="security-title" className="flex flex-col gap-4">
      <h2 id="security-title" className="text-3xl">
        Sign-in and security
      </h2>
      <SecondStep />
      <Devices />
      <ChangePassword />
    </section>
  );
}
