import { round } from '@/templates/geometry/matrix';

type Point = readonly [number, number];

const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y;
const GAP = /[\s,]*/y;

/** Converts any SVG path to absolute M, L, C and Z, with coordinates times `scale`. Throws on invalid paths. */
export function absolutePath(d: string, scale = 1): string {
  const out: string[] = [];
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  // Control point that a smooth curve mirrors, and the kind of its curve.
  let control: { readonly of: 'C' | 'Q'; readonly point: Point } | undefined;

  const text = ([x, y]: Point) => `${round(x * scale)} ${round(y * scale)}`;
  const move = (to: Point, command: 'M' | 'L') => {
    out.push(`${command}${text(to)}`);
    at = to;
  };
  const curve = (a: Point, b: Point, to: Point) => {
    out.push(`C${text(a)} ${text(b)} ${text(to)}`);
    at = to;
  };
  const quadratic = (c: Point, to: Point) => {
    const toward = ([x, y]: Point): Point => [x + (2 / 3) * (c[0] - x), y + (2 / 3) * (c[1] - y)];
    curve(toward(at), toward(to), to);
  };
  const mirrored = (of: 'C' | 'Q'): Point =>
    control?.of === of ? [2 * at[0] - control.point[0], 2 * at[1] - control.point[1]] : at;

  for (const { command, values, relative } of commandsOf(d)) {
    const from = at;
    const n = (i: number) => values[i] ?? 0;
    const p = (i: number): Point => (relative ? [from[0] + n(i), from[1] + n(i + 1)] : [n(i), n(i + 1)]);
    let next: typeof control;
    switch (command) {
      case 'M':
        move(p(0), 'M');
        start = at;
        break;
      case 'L':
        move(p(0), 'L');
        break;
      case 'H':
        move([relative ? from[0] + n(0) : n(0), from[1]], 'L');
        break;
      case 'V':
        move([from[0], relative ? from[1] + n(0) : n(0)], 'L');
        break;
      case 'C':
        next = { of: 'C', point: p(2) };
        curve(p(0), p(2), p(4));
        break;
      case 'S':
        next = { of: 'C', point: p(0) };
        curve(mirrored('C'), p(0), p(2));
        break;
      case 'Q':
        next = { of: 'Q', point: p(0) };
        quadratic(p(0), p(2));
        break;
      case 'T':
        next = { of: 'Q', point: mirrored('Q') };
        quadratic(next.point, p(0));
        break;
      case 'A':
        for (const [a, b, to] of arcCurves(from, n(0), n(1), n(2), n(3) !== 0, n(4) !== 0, p(5))) curve(a, b, to);
        at = p(5);
        break;
      case 'Z':
        out.push('Z');
        at = start;
        break;
    }
    control = next;
  }
  return out.join(' ');
}

interface Command {
  readonly command: string;
  readonly values: readonly number[];
  readonly relative: boolean;
}

function* commandsOf(d: string): Generator<Command> {
  let at = 0;
  const skip = () => {
    GAP.lastIndex = at;
    GAP.test(d);
    at = GAP.lastIndex;
  };
  const number = (isFlag: boolean): number => {
    skip();
    // Flags of arcs can be written without separators: "a1 1 0 01.5.5".
    if (isFlag) {
      const flag = d[at];
      if (flag !== '0' && flag !== '1') throw new SyntaxError(`no flag at ${at} of a path`);
      at += 1;
      return Number(flag);
    }
    NUMBER.lastIndex = at;
    const found = NUMBER.exec(d);
    if (!found) throw new SyntaxError(`no number at ${at} of a path`);
    at = NUMBER.lastIndex;
    return Number(found[0]);
  };

  let letter = '';
  for (skip(); at < d.length; skip()) {
    const character = d[at] ?? '';
    if (/[A-Za-z]/.test(character)) {
      letter = character;
      at += 1;
      // A command that closes a path takes no numbers.
    } else if (letter === '' || letter === 'Z' || letter === 'z')
      throw new SyntaxError(`no command at ${at} of a path`);
    const command = letter.toUpperCase();
    const count = COUNTS[command];
    if (count === undefined) throw new SyntaxError(`“${letter}” is no command of a path`);
    const values = Array.from({ length: count }, (_, i) => number(command === 'A' && (i === 3 || i === 4)));
    yield { command, values, relative: letter !== command };
    // Further points after a move are lines.
    if (command === 'M') letter = letter === 'M' ? 'L' : 'l';
  }
}

/** Converts an elliptical arc to cubic curves of at most a quarter turn (SVG specification, appendix on arcs). */
function arcCurves(
  [x1, y1]: Point,
  givenRx: number,
  givenRy: number,
  degrees: number,
  large: boolean,
  sweep: boolean,
  [x2, y2]: Point,
): readonly (readonly [Point, Point, Point])[] {
  if (x1 === x2 && y1 === y2) return [];
  let [rx, ry] = [Math.abs(givenRx), Math.abs(givenRy)];
  if (rx === 0 || ry === 0)
    return [
      [
        [x1, y1],
        [x2, y2],
        [x2, y2],
      ],
    ];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [x, y] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const excess = (x / rx) ** 2 + (y / ry) ** 2;
  if (excess > 1) {
    rx *= Math.sqrt(excess);
    ry *= Math.sqrt(excess);
  }
  const square = (rx * y) ** 2 + (ry * x) ** 2;
  const factor = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - square) / square)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(factor * rx * y) / ry, (-factor * ry * x) / rx];
  const first = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let turn = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - first;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;

  const steps = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
  const step = turn / steps;
  const k = (4 / 3) * Math.tan(step / 4);
  const place = (u: number, v: number): Point => [
    cos * (cx + rx * u) - sin * (cy + ry * v) + (x1 + x2) / 2,
    sin * (cx + rx * u) + cos * (cy + ry * v) + (y1 + y2) / 2,
  ];
  return Array.from({ length: steps }, (_, i) => {
    const [a, b] = [first + step * i, first + step * (i + 1)];
    const end = i === steps - 1 ? ([x2, y2] as const) : place(Math.cos(b), Math.sin(b));
    return [
      place(Math.cos(a) - k * Math.sin(a), Math.sin(a) + k * Math.cos(a)),
      place(Math.cos(b) + k * Math.sin(b), Math.sin(b) - k * Math.cos(b)),
      end,
    ] as const;
  });
}
