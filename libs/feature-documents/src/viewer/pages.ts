export interface Size {
  width: number;
  height: number;
}

/** Running rendering of a page. */
export interface Drawing {
  /** Resolves when the page is rendered; rejects when stopped. */
  done: Promise<void>;
  stop: () => void;
}

/** Document whose pages can be rendered at any size. */
export interface Pages {
  count: number;
  /** Size at zoom 1, CSS pixels. @param page from 1 */
  sizeOf: (page: number) => Promise<Size>;
  /** Renders into the canvas and sets its size in pixels. @param scale device pixels per pixel at zoom 1 */
  draw: (page: number, canvas: HTMLCanvasElement, scale: number) => Drawing;
  /** Releases its memory. */
  close: () => void;
}
