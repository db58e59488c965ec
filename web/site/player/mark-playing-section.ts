/** Marks the parts of the page that a chapter talks about; returns the function that removes the mark. */
export function markPlayingSection(title: string): () => void {
  const parts = document.querySelectorAll(`[data-chapter="${CSS.escape(title)}"]`);
  for (const part of parts) part.setAttribute('data-playing', '');
  return () => {
    for (const part of parts) part.removeAttribute('data-playing');
  };
}
