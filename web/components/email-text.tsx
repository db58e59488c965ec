/** An email address that breaks before its @ where it has to, never inside a word if it can help it. */
export function EmailText({ email, className = '' }: { email: string; className?: string }) {
  return (
    <span className={`wrap-break-word ${className}`}>
      <BreakableEmail email={email} />
    </span>
  );
}

/** Its letters alone, for a place that cuts off what is too long: an element inside would hang over it. */
export function BreakableEmail({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  if (at < 1) return email;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
