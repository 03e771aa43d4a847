/** Written by scripts/wire_types.py from geometry/draw/wire.py: change it there. */

export type Point = [number, number];

export type Role = "figure" | "mark" | "witness" | "axis";

/** A line through points. */
export interface Polyline {
  points: Point[];
  closed: boolean;
  role: Role;
}

/** A circle. */
export interface CircleLine {
  middle: Point;
  radius: number;
  role: Role;
}

/** An ellipse, turned clockwise by some degrees. */
export interface EllipseLine {
  middle: Point;
  radii: Point;
  turn: number;
  role: Role;
}

/** The points of Bézier curves, or the corners of the sign of a right angle. */
export interface Points {
  points: Point[];
  role: Role;
}

/** A dot. */
export interface Dot {
  at: Point;
  role: Role;
}

/** A short line across a side: sides with equally many are equally long. */
export interface Tick {
  from: Point;
  to: Point;
  role: Role;
}

/** The sign of an angle. */
export interface Arc {
  middle: Point;
  radius: number;
  start: number;
  sweep: number;
  role: Role;
}

/** The head of an arrow. */
export interface Arrow {
  tip: Point;
  turn: number;
  role: Role;
}

/** The name of a corner. */
export interface Letter {
  at: Point;
  text: string;
  role: Role;
}

/** What was measured, and where it is written. */
export interface Label {
  at: Point;
  text: string;
}

/** Marks and measures of a figure: lines through points x, y, x, y and so on, and texts. */
export interface Measured {
  lines: number[][];
  texts: Label[];
}

/** A figure as lines to draw; kinds of lines that it does not have may be left out. */
export interface Sketch {
  polylines?: Polyline[];
  circles?: CircleLine[];
  ellipses?: EllipseLine[];
  beziers?: Points[];
  dots?: Dot[];
  ticks?: Tick[];
  squares?: Points[];
  arcs?: Arc[];
  arrows?: Arrow[];
  letters?: Letter[];
}

/** A sketch in Python, where its lines are built and looked up by name. */
export type Drawn = Sketch;
