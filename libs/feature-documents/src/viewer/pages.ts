export interface Size {
  width: number;
  height: number;
}

/** A page on its way to the screen. */
export interface Drawing {
  /** Settles when it is there; rejects when it was stopped. */
  done: Promise<void>;
  stop: () => void;
}

/** Something of pages that can be drawn, at any size. */
export interface Pages {
  count: number;
  /** At zoom 1, CSS pixels. @param page from 1 */
  sizeOf: (page: number) => Promise<Size>;
  /** Fills the canvas, whose width and height in pixels are set by it. @param scale device pixels for each pixel at zoom 1 */
  draw: (page: number, canvas: HTMLCanvasElement, scale: number) => Drawing;
  /** Lets its memory go. */
  close: () => void;
}
