/** An email address that breaks before its @ if necessary, and avoids breaks inside a word. */
export function EmailText({ email, className = '' }: { email: string; className?: string }) {
  return (
    <span className={`wrap-break-word ${className}`}>
      <BreakableEmail email={email} />
    </span>
  );
}

/** Plain text, for a place that truncates what is too long: an element inside would overflow it. */
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
