/** The set and its controls as items: overlay, tube, the defender's ways, knobs, Resets, switches. */

import { circle, fill, type Pen, sharpness, stroke, write } from "../../core/stage/draw";
import { switchItem, taking } from "../../core/pieces/furniture";
import type { Item, Mood } from "../../core/stage/stage";
import { clamp } from "../console/attempt";
import type { Colours } from "../colours";
import { CELL_WIDTH, centre, type Player, type Point, type Square } from "../console/console";
import { paintGlass, paintSet, paintTube } from "../tube/glass";
import { paintKnob, paintReset, settingAt, signAt } from "./knobs";
import { cellOn, valueOf } from "../console/maze";
import type { Parts } from "../parts";
import type { Way } from "../view";

/** How far the wheel, or a press on a small sign, turns a knob. */
const WHEEL = 0.02;

export function consoleItems(parts: Parts): Item[] {
  const { p, colours, room } = parts;
  const { set, glass } = p;
  return [
    { key: "set", box: set, paint: (pen, w, h) => paintSet(pen, w, h, glass.x - set.x, colours) },
    { key: "glass", box: glass, paint: (pen, w, h) => kept(pen, w, h, colours, room.values) },
    ...wayItems(parts),
    tubeItem(parts),
    ...(parts.scene.stepper ? glowItems(parts) : []),
    ...knobItems(parts),
    ...resetItems(parts),
    ...switchItems(parts),
  ];
}

const kept = keep(paintGlass);

/** Paint something that seldom changes onto a canvas of its own, and copy that. */
function keep(paint: typeof paintGlass): typeof paintGlass {
  const canvases = new Map<string, HTMLCanvasElement>();
  return (pen, w, h, colours, values) => {
    const ratio = sharpness(pen);
    const key = [w, h, ratio, colours.glass, values].join();
    let canvas = canvases.get(key);
    if (!canvas) {
      canvas = document.createElement("canvas");
      canvas.width = Math.round(w * ratio);
      canvas.height = Math.round(h * ratio);
      const own = canvas.getContext("2d") as Pen;
      own.scale(ratio, ratio);
      paint(own, w, h, colours, values);
      if (canvases.size > 8) canvases.clear();
      canvases.set(key, canvas);
    }
    pen.drawImage(canvas, 0, 0, w, h);
  };
}

/** The spots and the wave; while they move, a canvas above shows them instead. */
function tubeItem({ scene, p, colours, room }: Parts): Item {
  const { glass } = p;
  const toScreen = (x: number, y: number): Point => [(x - glass.x) / glass.w, (y - glass.y) / glass.h];
  const dodging = room.live.attempt && scene.view.apart !== "steer" && !scene.bots.includes(room.live.attempt.defender);
  const grip = {
    down: (x: number, y: number) => room.live.dragSpot(toScreen(x, y)),
    move: (x: number, y: number) => room.live.dragSpot(toScreen(x, y)),
    up: () => room.live.dragSpot(null),
  };
  return {
    key: "tube",
    box: glass,
    look: room.tube.shown.word,
    quiet: true,
    ...(dodging ? { grip } : {}),
    paint(pen, w, h) {
      if (!room.tube.moving) paintTube(pen, w, h, room.tube.shown, colours);
    },
  };
}

/** Where the spots and the wave are, so that a step which moves one marks that one. */
function glowItems({ p: { glass }, room }: Parts): Item[] {
  const { spots, x, y } = room.tube.shown.console;
  const size = glass.w * CELL_WIDTH;
  return [...spots, [x, y] as Point].map(([x, y], i) => ({
    key: `glow-${i}`,
    box: { x: glass.x + clamp(x) * glass.w - size / 2, y: glass.y + clamp(y) * glass.h - size / 2, w: size, h: size },
    paint() {},
  }));
}

/** Where the defender may go for the roll, and the ways there (W10), at a screen where that is done. */
function wayItems({ scene, view, p, colours, room }: Parts): Item[] {
  const isDone = scene.stepper || scene.moves.some(({ move }) => move?.type === "Go");
  if (view.phase !== "go" || room.tube.moving || !isDone) return [];
  const side = view.turn;
  const tone = colours.sides[side];
  const ways = view.ways.map((steps) => wayOf(view.spots[side] as Square, steps));
  const all: Item = {
    key: "ways",
    box: p.glass,
    quiet: true,
    paint: (pen, w, h) => ways.forEach((way) => paintWay(pen, w, h, side, way, tone, 0.3)),
  };
  const targets = ways.map((way): Item => {
    const [column, row] = way.at(-1) as Way[number];
    const take = taking(scene.moves, ({ move }) => move?.type === "Go" && move.column === column && move.row === row);
    const value = valueOf({ column, row });
    const box = cellOn(p.glass, side, { column, row });
    return {
      key: `go-${column}-${row}`,
      box,
      quiet: true,
      ...(take.label && { ...take, label: `${take.label}, worth ${value}` }),
      paint(pen, w, h, mood) {
        paintGoal(pen, w, h, value, tone, mood, colours);
        if (!mood.hot) return;
        pen.translate(p.glass.x - box.x, p.glass.y - box.y);
        paintWay(pen, p.glass.w, p.glass.h, side, way, colours.light, 1);
      },
    };
  });
  return [all, ...targets];
}

const STEPS: Record<string, readonly [number, number]> = { u: [0, -1], i: [1, 0], d: [0, 1], o: [-1, 0] };

/** The squares of a way, from where the spot stands. */
function wayOf({ column, row }: Square, steps: string): Way {
  const way: [number, number][] = [[column, row]];
  for (const step of steps) {
    const [c, r] = way.at(-1) as [number, number];
    const [dc, dr] = STEPS[step] ?? [0, 0];
    way.push([c + dc, r + dr]);
  }
  return way;
}

function paintWay(pen: Pen, w: number, h: number, side: Player, way: Way, tone: string, alpha: number): void {
  pen.globalAlpha = alpha;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.setLineDash([1, 5]);
  pen.beginPath();
  way.forEach(([column, row]) => {
    const [x, y] = centre(side, { column, row });
    pen.lineTo(x * w, y * h);
  });
  stroke(pen, tone, 2);
  pen.setLineDash([]);
  pen.globalAlpha = 1;
}

function paintGoal(pen: Pen, w: number, h: number, value: number, tone: string, mood: Mood, { glass, light }: Colours): void {
  circle(pen, w / 2, h / 2, Math.min(w, h) * 0.4);
  fill(pen, mood.hot ? tone : glass);
  stroke(pen, mood.hot ? light : tone, 1.75);
  const size = w < 24 ? 9 : 12;
  write(pen, String(value), w / 2, h / 2 + 1, { size, bold: true, color: mood.hot ? glass : light, align: "center" });
}

function knobItems({ view, p, theme, colours, room }: Parts): Item[] {
  return p.knobs.map((box, at) => {
    const seat = at as Player;
    const live = room.commands.canTurn(seat);
    const c = box.w / 2;
    const turn = (by: number) => room.commands.turnKnob(seat, room.commands.knobs[seat] + by * WHEEL);
    let sign = 0;
    const grip = {
      down(x: number, y: number) {
        sign = signAt(x - box.x - c, y - box.y - c, c);
        turn(sign);
        grip.move(x, y);
      },
      move: (x: number, y: number) => sign || room.commands.turnKnob(seat, settingAt(x - box.x - c, y - box.y - c)),
      wheel: turn,
    };
    return {
      key: `knob-${seat}`,
      box,
      look: String(view.console.english[seat]),
      ...(live ? { grip } : {}),
      paint: (pen, w, h, mood) => paintKnob(pen, w, h, room.commands.knobs[seat], live, colours.sides[seat], mood, theme, colours),
    };
  });
}

function resetItems({ view, p, theme, colours, room }: Parts): Item[] {
  return p.resets.map((box, at) => {
    const seat = at as Player;
    const holds = room.commands.holds(seat);
    const live = holds || room.commands.canFire(seat);
    const text = room.commands.resetText(seat);
    // A hand that holds it presses it as it goes down; the click that follows must not do so again.
    const grip = { down: () => room.commands.resetDown(seat), up: () => room.commands.resetUp(seat) };
    return {
      key: `reset-${seat}`,
      box,
      ...(live ? { act: () => room.commands.tapReset(seat), byHand: true, grip, label: `${view.players[seat]}: ${text}` } : {}),
      paint: (pen, w, h, mood) =>
        paintReset(pen, w, h, w < 100 ? text.replace("Reset · fire", "Fire") : text, live, holds && room.tube.carry?.held === true, colours.sides[seat], mood, theme, colours),
    };
  });
}

function switchItems({ p, theme, room }: Parts): Item[] {
  const switches = [
    { name: "Values", on: room.values, flip: () => (room.values = !room.values) },
    { name: "Path", on: room.tube.showsPath, flip: () => room.tube.togglePath() },
  ];
  return p.switches.map((box, i) => {
    const { name, on, flip } = switches[i] as (typeof switches)[number];
    const press = () => {
      flip();
      room.host.redraw();
    };
    return switchItem(name, on, box, press, theme);
  });
}
