/** Explanations that appear beside a thing: after a moment's hover, on focus, or on a long press. */

export interface Tip {
  title: string;
  text?: string;
}

class Tips {
  shown: { tip: Tip; box: DOMRect } | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Show a tip beside an element, at once or after a moment. */
  offer(element: Element, tip: () => Tip | null, delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.say(element, tip()), delay);
  }

  say(element: Element, tip: Tip | null): void {
    clearTimeout(this.timer);
    this.shown = tip && (tip.title || tip.text) ? { tip, box: element.getBoundingClientRect() } : null;
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }
}

export const tips = new Tips();
const HOVER = 400;
const PRESS = 500;

/** An attachment: `{@attach tip(() => ({ title, text }))}`. */
export function tip(make: () => Tip | null) {
  return (element: Element): (() => void) => {
    let pressed = false;
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "touch") tips.offer(element, make, HOVER);
    };
    const down = (event: Event) => {
      pressed = false;
      if ((event as PointerEvent).pointerType !== "touch") return tips.hide();
      tips.offer(
        element,
        () => {
          pressed = true;
          return make();
        },
        PRESS,
      );
    };
    const up = (event: Event) => {
      if ((event as PointerEvent).pointerType === "touch" && !pressed) tips.hide();
    };
    const click = (event: Event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const focus = () => element.matches(":focus-visible") && tips.offer(element, make, HOVER);
    const hide = () => tips.hide();
    const listeners: [string, (event: Event) => void, boolean][] = [
      ["pointerenter", enter, false],
      ["pointerleave", hide, false],
      ["pointerdown", down, false],
      ["pointerup", up, false],
      ["pointercancel", hide, false],
      ["click", click, true],
      ["focus", focus, false],
      ["blur", hide, false],
    ];
    for (const [name, listener, capture] of listeners) element.addEventListener(name, listener, capture);
    return () => {
      for (const [name, listener, capture] of listeners) element.removeEventListener(name, listener, capture);
      hide();
    };
  };
}
