/** Imaginary streets, water and a pin: a placeholder for the map. */
export function MapDrawing() {
  return (
    <svg
      viewBox="0 0 800 300"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      className="absolute inset-0 -z-10 size-full text-rule"
    >
      <path d="M560-20c-40 70 60 110 30 190s-90 70-70 150h320V-20Z" className="fill-info-wash" />
      <path d="M80 30h120v80H80ZM300 190h130v70H300Z" className="fill-good-wash" />
      <g stroke="currentColor">
        <path d="M-20 140C160 120 300 170 540 120" strokeWidth={14} />
        <path d="M250-20c10 110-30 220 20 340" strokeWidth={14} />
        <path d="M-20 230c150 10 330-30 540 10" strokeWidth={7} />
        <path d="M60-20c0 110 20 230-10 340M420-20c-20 80 30 210 0 340" strokeWidth={7} />
        <path d="M-20 60c180-10 390 20 570-10M140 130l20 200M340-20l-10 160M480 130l20 120" strokeWidth={4} />
      </g>
      <path
        d="M262 148c-22-30-34-46-34-64a34 34 0 0 1 68 0c0 18-12 34-34 64Z"
        className="fill-ember opacity-60"
      />
    </svg>
  );
}
