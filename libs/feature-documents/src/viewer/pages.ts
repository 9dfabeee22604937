export interface Size {
  width: number;
  height: number;
}

/** A page rendering in progress. */
export interface Drawing {
  /** Resolves when the page is rendered; rejects if rendering is canceled. */
  done: Promise<void>;
  stop: () => void;
}

/** A document whose pages can be rendered at any size. */
export interface Pages {
  count: number;
  /** Returns the page size at zoom 1, CSS pixels. @param page starting at 1 */
  sizeOf: (page: number) => Promise<Size>;
  /** Renders a page into the canvas and sets the canvas size. @param scale device pixels per page pixel at zoom 1 */
  draw: (page: number, canvas: HTMLCanvasElement, scale: number) => Drawing;
  /** Releases the document's memory. */
  close: () => void;
}
