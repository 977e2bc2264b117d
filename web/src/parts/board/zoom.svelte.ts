/** Zooming and moving a drawing: wheel, pinch, drag, double tap to see all of it again. */

export class Zoom {
  factor = $state(1);
  x = $state(0.5);
  y = $state(0.5);
  /** The pointer went so far that its release is no click. */
  dragged = false;
  /** Pointers move something else. */
  held = false;

  /** The view box for a drawing of some size. */
  box(width: number, height: number): string {
    const [w, h] = [width / this.factor, height / this.factor];
    return `${(this.x * width - w / 2).toFixed(1)} ${(this.y * height - h / 2).toFixed(1)} ${w.toFixed(1)} ${h.toFixed(1)}`;
  }

  by(factor: number): void {
    this.to(this.factor * factor);
  }

  to(factor: number): void {
    this.factor = Math.min(5, Math.max(1, factor));
    this.keep();
  }

  move(dx: number, dy: number): void {
    this.x -= dx / this.factor;
    this.y -= dy / this.factor;
    this.keep();
  }

  /** Look at a part of the drawing, by its middle. */
  at(x: number, y: number, factor: number): void {
    [this.x, this.y] = [x, y];
    this.to(factor);
  }

  fit(): void {
    this.factor = 1;
    this.keep();
  }

  private keep(): void {
    const half = 0.5 / this.factor;
    this.x = Math.min(1 - half, Math.max(half, this.x));
    this.y = Math.min(1 - half, Math.max(half, this.y));
  }
}

const CLICK = 6;

/** An attachment that lets fingers, wheel and mouse move a zoom. */
export function zoomable(zoom: Zoom, size: () => [number, number]) {
  return (element: Element): (() => void) => {
    const fingers = new Map<number, PointerEvent>();
    let travelled = 0;
    let spread = 0;
    const share = (dx: number, dy: number): [number, number] => {
      const [width, height] = size();
      const box = element.getBoundingClientRect();
      const scale = Math.min(box.width / width, box.height / height);
      return [dx / (width * scale), dy / (height * scale)];
    };
    const down = (event: PointerEvent) => {
      fingers.set(event.pointerId, event);
      if (fingers.size === 1) {
        travelled = 0;
        zoom.dragged = false;
      }
      spread = 0;
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      fingers.set(event.pointerId, event);
      if (zoom.held) return;
      const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
      travelled += Math.abs(dx) + Math.abs(dy);
      if (travelled > CLICK && (zoom.factor > 1 || fingers.size > 1)) zoom.dragged = true;
      if (fingers.size === 2) {
        const [a, b] = [...fingers.values()] as [PointerEvent, PointerEvent];
        const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
        if (spread) zoom.by(now / spread);
        spread = now;
        zoom.move(...share(dx / 2, dy / 2));
      } else if (zoom.factor > 1) zoom.move(...share(dx, dy));
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      spread = 0;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom.by(Math.exp(-event.deltaY / 400));
    };
    const twice = () => zoom.fit();
    const listeners: [string, EventListener][] = [
      ["pointerdown", down as EventListener],
      ["pointermove", move as EventListener],
      ["pointerup", up as EventListener],
      ["pointercancel", up as EventListener],
      ["pointerleave", up as EventListener],
      ["dblclick", twice],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    element.addEventListener("wheel", wheel as EventListener, { passive: false });
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      element.removeEventListener("wheel", wheel as EventListener);
    };
  };
}
