/** An email address that breaks before its @ where it has to, never inside a word if it can help it. */
export function EmailText({ email, className = '' }: { email: string; className?: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span className={`wrap-break-word ${className}`}>
      {at > 0 ? email.slice(0, at) : email}
      {at > 0 && (
        <>
          <wbr />
          {email.slice(at)}
        </>
      )}
    </span>
  );
}
