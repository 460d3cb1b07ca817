/** Everything that can be seen on the table, made of bodies and prints. */
import {
  BoxGeometry,
  CircleGeometry,
  DataTexture,
  Group,
  LinearMipmapLinearFilter,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  NearestFilter,
  RepeatWrapping,
  SphereGeometry,
  SRGBColorSpace,
  TorusGeometry,
  type Material,
  type Object3D,
  type Texture,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { colourOf, DICE } from "./colours";
import { HOLES, M, shapeOf } from "../numbers";
import {
  facePrint,
  floorPrint,
  icePrint,
  pyramidPrint,
  tablePrint,
  targetPrint,
  waterPrint,
  type Pixels,
} from "./prints";
import { discShape, icebergShape, pyramidShape, targetShape } from "./shapes";
import { compass } from "../physics/geometry";

const kept = new Map<string, Texture>();

/** A print as a picture on a body: hard pixels from near, smooth from afar. Each is made once. */
function texture(
  name: string,
  make: () => Pixels,
  [across, along]: readonly [number, number] = [1, 1],
  offset = 0,
): Texture {
  const found = kept.get(name);
  if (found) return found;
  const { data, width, height } = make();
  const made = new DataTexture(flipped(data, width, height), width, height);
  made.colorSpace = SRGBColorSpace;
  made.magFilter = NearestFilter;
  made.minFilter = LinearMipmapLinearFilter;
  made.generateMipmaps = true;
  made.anisotropy = 8;
  made.wrapS = made.wrapT = RepeatWrapping;
  made.repeat.set(across, along);
  made.offset.set(offset, offset);
  made.needsUpdate = true;
  kept.set(name, made);
  return made;
}

/** Take the textures off the graphics card; a scene that still draws gets them anew. A print that knows a card keeps all of it. */
export function freePrints(): void {
  for (const print of kept.values()) print.dispose();
}

/** Prints begin above, pictures on bodies below. */
function flipped(data: Uint8ClampedArray, width: number, height: number): Uint8Array {
  const made = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    made.set(data.subarray(y * width * 4, (y + 1) * width * 4), (height - 1 - y) * width * 4);
  return made;
}

function shaded<T extends Object3D>(thing: T, casts = true): T {
  thing.traverse((part) => {
    part.castShadow = casts;
    part.receiveShadow = true;
  });
  return thing;
}

const ice = (opacity = 1): Material =>
  new MeshStandardMaterial({
    map: texture("ice", icePrint),
    roughness: 0.35,
    transparent: opacity < 1,
    opacity,
    emissive: 0x1c3a70,
    emissiveIntensity: 0.18,
  });

export function theTable(): Group {
  const [east, north] = M.TABLE_HALF;
  const top = new MeshLambertMaterial({ map: texture("table", tablePrint) });
  const wood = new MeshLambertMaterial({ color: 0x7a4a2c });
  const group = new Group();
  const board = new Mesh(new BoxGeometry(2 * east, 2 * north, M.TABLE_THICKNESS), [wood, wood, wood, wood, top, wood]);
  board.position.z = -M.TABLE_THICKNESS / 2;
  group.add(board);
  for (const [x, y] of [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ] as const) {
    const leg = new Mesh(new BoxGeometry(6, 6, 62), wood);
    leg.position.set(x * (east - 6), y * (north - 6), -M.TABLE_THICKNESS - 31);
    group.add(leg);
  }
  const stones = texture("floor", floorPrint, [5, 5]);
  const floor = new Mesh(new CircleGeometry(330, 40), new MeshLambertMaterial({ map: stones }));
  floor.position.z = -65;
  return shaded(group.add(floor));
}

export function theTarget(name: string, quarter: number): Group {
  // Laid on by centimetres, the centre in the middle.
  const part = 1 / (2 * M.TARGET_RADIUS);
  const map = texture(`target ${name} ${quarter}`, () => targetPrint(name, quarter), [part, part], 0.5);
  const group = new Group();
  group.add(new Mesh(targetShape(), [new MeshLambertMaterial({ map }), new MeshLambertMaterial({ color: 0x1b1420 })]));
  const dark = new MeshLambertMaterial({ color: 0x120a14 });
  const rim = new MeshLambertMaterial({ color: 0x33283f });
  for (const hole of HOLES) {
    const [x, y] = compass(45 + 90 * (hole - 1));
    const pit = new Mesh(new CircleGeometry(M.HOLE_RADIUS, 28), dark);
    pit.position.set(x * M.HOLE_DISTANCE, y * M.HOLE_DISTANCE, 0.03);
    const edge = new Mesh(new TorusGeometry(M.HOLE_RADIUS, 0.14, 6, 28), rim);
    edge.position.set(x * M.HOLE_DISTANCE, y * M.HOLE_DISTANCE, M.TARGET_THICKNESS);
    group.add(pit, edge);
  }
  return shaded(group);
}

/** A die by its kind, or by its code in a flight. */
export function aDie(kind: string, set = "cubes"): Mesh {
  const shape = shapeOf(kind, set);
  const colour = colourOf(kind);
  const how = { roughness: 0.4, transparent: colour === "water", opacity: colour === "water" ? 0.86 : 1 };
  if (shape.sides === 6) {
    const faces = shape.shows.map(
      (shows) =>
        new MeshStandardMaterial({ map: texture(`${colour} ${shows}`, () => facePrint(colour, shows)), ...how }),
    );
    return shaded(new Mesh(new RoundedBoxGeometry(shape.size, shape.size, shape.size, 3, shape.rounding), faces));
  }
  // Every face that touches corner 0 has the eye there.
  const faces = [0, 1, 2, 3].map(
    (face) =>
      new MeshStandardMaterial({
        map: texture(`${colour} pyramid ${face > 0}`, () => pyramidPrint(colour, face > 0 && shape.shows[0] === "eye")),
        ...how,
      }),
  );
  return shaded(
    new Mesh(pyramidShape(shape), [
      ...faces,
      new MeshStandardMaterial({ color: DICE[colour]?.[1] ?? "#888888", ...how }),
    ]),
  );
}

/** A template; its place is its middle. */
export function aTemplate(kind: string): Mesh {
  const frost = kind === "frost";
  const shape = discShape(
    frost ? M.FROST_HOLE : 0,
    frost ? M.FROST_RADIUS : M.WEAK_POINT_RADIUS,
    M.PLATE_THICKNESS,
  ).translate(0, 0, -M.PLATE_THICKNESS / 2);
  if (frost) {
    const map = texture("frost", icePrint, [0.15, 0.15]);
    return shaded(new Mesh(shape, new MeshStandardMaterial({ map, roughness: 0.5 })));
  }
  const plate = new Mesh(shape, new MeshStandardMaterial({ color: 0xb8478f, roughness: 0.6 }));
  for (const [radius, colour] of [
    [0.8, 0xfbd14b],
    [1.9, 0xf7f0e0],
  ] as const) {
    for (const side of [1, -1]) {
      const ring = new Mesh(new TorusGeometry(radius, 0.14, 4, 24), new MeshLambertMaterial({ color: colour }));
      ring.position.z = (side * M.PLATE_THICKNESS) / 2;
      plate.add(ring);
    }
  }
  return shaded(plate);
}

export function anIceberg(hole: number): Mesh {
  const [x, y] = compass(45 + 90 * (hole - 1));
  const berg = new Mesh(icebergShape(), ice(0.94));
  berg.position.set(x * M.HOLE_DISTANCE, y * M.HOLE_DISTANCE, 0);
  return shaded(berg);
}

/** A piece of landscape. The wall and the waterfall are placed as the physics places them. */
export function aPiece(kind: string): Object3D {
  if (kind === "ice-wall") {
    const [length, height, thickness] = M.WALL_SIZE;
    const group = new Group();
    const blocks = 4;
    for (let row = 0; row < 2; row++) {
      for (let i = 0; i < blocks; i++) {
        const block = new Mesh(
          new RoundedBoxGeometry(thickness, length / blocks - 0.12, height / 2 - 0.12, 1, 0.16),
          ice(0.93),
        );
        block.position.set(0, ((i + 0.5) / blocks - 0.5) * length, (row - 0.5) * (height / 2));
        group.add(block);
      }
    }
    return shaded(group);
  }
  if (kind === "pond") {
    const group = new Group();
    const map = texture("pond", waterPrint, [1.4, 1.4]);
    const water = new Mesh(
      new CircleGeometry(M.POND_INNER, 36),
      new MeshStandardMaterial({ map, roughness: 0.25, transparent: true, opacity: 0.85 }),
    );
    water.position.z = 0.05;
    group.add(
      water,
      new Mesh(
        discShape(M.POND_INNER, M.POND_INNER + M.POND_WIDTH, M.POND_HEIGHT),
        new MeshLambertMaterial({ color: 0x958d9f }),
      ),
    );
    return shaded(group);
  }
  if (kind === "floe") {
    const map = texture("floe", icePrint, [0.16, 0.16]);
    return shaded(
      new Mesh(discShape(0, M.FLOE_RADIUS, M.FLOE_HEIGHT, 5), new MeshStandardMaterial({ map, roughness: 0.3 })),
    );
  }
  return shaded(theWaterfall());
}

/** A board with lips that looks along x; the die leaves it at 0. */
function theWaterfall(): Group {
  const { RAMP_LENGTH: length, RAMP_WIDTH: width, RAMP_LIP: lip, RAMP_LIP_WIDTH: wide, RAMP_THICKNESS: thick } = M;
  const wood = new MeshLambertMaterial({ color: 0x80502f });
  const map = texture("waterfall", waterPrint, [2, 1]);
  const group = new Group();
  const block = (x: number, y: number, z: number, w: number, d: number, h: number, material: Material): void => {
    const made = new Mesh(new BoxGeometry(w, d, h), material);
    made.position.set(x, y, z);
    group.add(made);
  };
  block(-length / 2, 0, -thick / 2, length, width, thick, new MeshStandardMaterial({ map, roughness: 0.25 }));
  for (const side of [-1, 1]) block(-length / 2, (side * (width - wide)) / 2, lip / 2, length, wide, lip, wood);
  block(-length + wide / 2, 0, lip / 2, wide, width - 2 * wide, lip, wood);
  return group;
}

/** What holds what is thrown; it looks along x, and the die lies above its middle. */
export type Holder = "glove" | "head" | "card" | "nothing";

export function aHolder(holder: Holder): Group {
  if (holder === "glove") return aGlove();
  const group = new Group();
  if (holder === "head") {
    const helmet = new Mesh(
      new SphereGeometry(5.2, 20, 12, 0, Math.PI * 2, 0, Math.PI / 2).rotateX(Math.PI / 2),
      new MeshStandardMaterial({ color: 0x958d9f, roughness: 0.45 }),
    );
    const brim = new Mesh(
      new TorusGeometry(5.2, 0.6, 6, 28),
      new MeshStandardMaterial({ color: 0xc68f2a, roughness: 0.5 }),
    );
    helmet.position.z = brim.position.z = -6.1;
    group.add(helmet, brim);
  }
  if (holder === "card") {
    const card = new Mesh(new BoxGeometry(8.8, 6.3, 0.12), new MeshLambertMaterial({ color: 0xfbf3dc }));
    const back = new Mesh(new BoxGeometry(7.6, 5.1, 0.14), new MeshLambertMaterial({ color: 0x7f2430 }));
    card.position.set(-2.4, 0, -0.9);
    back.position.copy(card.position);
    group.add(card, back);
  }
  return shaded(group);
}

/** A glove, open like a spoon. */
function aGlove(): Group {
  const leather = new MeshLambertMaterial({ color: 0xb07a4c });
  const cuff = new MeshLambertMaterial({ color: 0x9c3038 });
  const group = new Group();
  const limb = (
    size: [number, number, number],
    place: [number, number, number],
    turn: [number, number, number],
    material: Material,
    round = 0.4,
  ): void => {
    const made = new Mesh(new RoundedBoxGeometry(...size, 2, round), material);
    made.position.set(...place);
    made.rotation.set(...turn);
    group.add(made);
  };
  limb([3.6, 4.2, 1.5], [-2.6, 0, -1.6], [0, -0.25, 0], leather, 0.6);
  for (const [i, y] of [-1.6, -0.55, 0.5, 1.55].entries()) {
    limb([2.2, 0.95, 0.95], [-0.1, y, -1.25 + 0.06 * i], [0, -0.55, 0], leather);
    limb([1.5, 0.9, 0.9], [1.15, y, -0.35 + 0.06 * i], [0, -1.25, 0], leather);
  }
  limb([2.3, 1, 1], [-1.5, -2.3, -0.5], [0.4, -0.7, 0.5], leather);
  limb([3.4, 4.6, 2.2], [-5.4, 0, -2.2], [0, -0.15, 0], cuff, 0.5);
  group.scale.setScalar(0.85);
  return shaded(group);
}
