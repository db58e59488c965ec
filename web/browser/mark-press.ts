/** As long as the eye needs to notice it. */
const SHOWN_MS = 120;
const pressable = 'button, a[href], [role=tab], [role=switch], [role=radio], [role=checkbox], summary';

/** Highlights what is pressed right away, whatever its screen has to do before it can respond. */
export function markPress(): void {
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest(pressable) : null;
      if (!pressed) return;
      pressed.setAttribute('data-pressed', '');
      const release = () => setTimeout(() => pressed.removeAttribute('data-pressed'), SHOWN_MS);
      addEventListener('pointerup', release, { once: true });
      addEventListener('pointercancel', release, { once: true });
    },
    { capture: true },
  );
}
