/** `path` is the page's own. */
export function MobileExperience({ path }: { path: string }) {
  return (
    <section aria-labelledby="mobile" className="hidden flex-wrap items-center gap-x-6 gap-y-4 sm:flex">
      <img
        src={`${path}/qr.svg`}
        alt="QR code for this page"
        width={200}
        height={200}
        loading="lazy"
        className="rounded-md border border-rule"
      />
      <div className="max-w-56">
        <h2 id="mobile" className="text-xl">
          Mobile Experience
        </h2>
        <p className="mt-1 text-ink-soft">Scan to view this listing on your mobile device</p>
      </div>
    </section>
  );
}
