import { useEffect, type RefObject } from 'react';

/**
 * Handles pinch zoom with two fingers or on a trackpad, which browsers report as a wheel event with Ctrl. @param zoomBy
 * called with the zoom factor; 1 means no change
 */
export function usePinch(stage: RefObject<HTMLElement | null>, zoomBy: (factor: number) => void): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const fingers = new Map<number, { x: number; y: number }>();
    const distance = (): number => {
      const [one, other] = [...fingers.values()];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    };
    const down = ({ pointerId, pointerType, clientX: x, clientY: y }: PointerEvent): void => {
      if (pointerType === 'touch') fingers.set(pointerId, { x, y });
    };
    const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
      if (!fingers.has(pointerId)) return;
      const before = distance();
      fingers.set(pointerId, { x, y });
      if (fingers.size === 2 && before > 0) zoomBy(distance() / before);
    };
    const up = ({ pointerId }: PointerEvent): void => void fingers.delete(pointerId);
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      // Prevent the browser from zooming the whole page.
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 200));
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) element.addEventListener(end, up);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) element.removeEventListener(end, up);
      element.removeEventListener('wheel', wheel);
    };
  }, [stage, zoomBy]);
}
