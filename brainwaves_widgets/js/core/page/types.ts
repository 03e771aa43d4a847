/** A place on the canvas, and what a page knows of the widget's model. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The part of anywidget's model that screens use; Jupyter, JupyterLite and marimo all have it. */
export interface Model {
  get(name: string): unknown;
  on(name: string, callback: (...args: never[]) => void): void;
  off(name: string, callback: (...args: never[]) => void): void;
  send(content: unknown): void;
  set(name: string, value: unknown): void;
  save_changes(): void;
}
