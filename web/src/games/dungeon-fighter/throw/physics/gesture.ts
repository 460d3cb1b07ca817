/** The gesture of a throw in whole numbers, as it is sent to the server. */
export interface Piece {
  kind: PieceKind;
  /** Millimetres from the centre of the target. */
  x: number;
  y: number;
  /** Degrees, from north clockwise. */
  turn: number;
}
export type PieceKind = "pond" | "floe" | "ice-wall" | "waterfall";
export interface Feat {
  technique: string;
  value: number;
}
export interface Gesture {
  /** Where the thrower stands: degrees from north, clockwise. */
  side: number;
  /** Tenths of degrees to the right of the centre. */
  direction: number;
  /** Millimetres per second. */
  speed: number;
  /** Tenths of degrees above the horizon. */
  elevation: number;
  /** Tenths of radians per second, backspin if positive. */
  spin: number;
  pieces: Piece[];
  feats: Feat[];
}

/** The gesture as it travels. */
export type Wire = [number, number, number, number, number, [string, number, number, number][], [string, number][]];

export function wire({ side, direction, speed, elevation, spin, pieces, feats }: Gesture): Wire {
  return [
    side,
    direction,
    speed,
    elevation,
    spin,
    pieces.map(({ kind, x, y, turn }) => [kind, x, y, turn]),
    feats.map(({ technique, value }) => [technique, value]),
  ];
}

/** What came back with a record. */
export function fromWire([side, direction, speed, elevation, spin = 0, pieces = [], feats = []]: readonly unknown[] &
  Partial<Wire>): Gesture {
  return {
    side: side ?? 0,
    direction: direction ?? 0,
    speed: speed ?? 0,
    elevation: elevation ?? 0,
    spin,
    pieces: pieces.map(([kind, x, y, turn = 0]) => ({ kind: kind as PieceKind, x, y, turn })),
    feats: feats.map(([technique, value]) => ({ technique, value })),
  };
}
