/** The table in three dimensions. It is drawn when something has changed, and only then. */
import {
  Color,
  Fog,
  Group,
  HemisphereLight,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  Raycaster,
  Scene,
  SphereGeometry,
  SpotLight,
  TorusGeometry,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Material,
  type Object3D,
} from "three";
import type { Flight } from "./flight";
import type { Piece } from "./gesture";
import { M } from "./numbers";
import { heading, type Point, type Pose } from "./space";
import type { DiceTable } from "./table";
import { aDie, aGlove, anIceberg, aPiece, aTemplate, theTable, theTarget } from "./things";
import type { Eyes } from "./views";

const MOST_DOTS = 80;

export class ThrowScene {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(36, 1, 1, 600);
  readonly #laid = new Group();
  readonly #placed = new Group();
  readonly #flying = new Group();
  readonly #hand = new Group();
  readonly #dots: InstancedMesh;
  readonly #bounce: Mesh;
  #target: Object3D | null = null;
  #printed = "";
  #bodies: Object3D[] = [];

  /** Throws if this browser cannot draw in three dimensions. */
  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: "low-power" });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#scene.background = new Color(0x17121d);
    this.#scene.fog = new Fog(0x17121d, 150, 330);
    const gold = new MeshBasicMaterial({ color: 0xffc02e, fog: false });
    this.#dots = new InstancedMesh(new SphereGeometry(0.34, 8, 6), gold, MOST_DOTS);
    this.#dots.count = 0;
    this.#dots.frustumCulled = false;
    this.#bounce = new Mesh(new TorusGeometry(1.5, 0.22, 6, 24), gold);
    this.#bounce.visible = false;
    this.#scene.add(theTable(), ...lights(), this.#laid, this.#placed, this.#flying, this.#hand, this.#dots, this.#bounce);
  }

  resize(width: number, height: number, ratio: number): void {
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
  }

  /** What lies there. A die that flies now is not drawn where it lay. */
  lay(table: DiceTable, flight: Flight | null): void {
    if (this.#printed !== table.target) {
      if (this.#target) this.#scene.remove(this.#target);
      this.#target = theTarget(table.target);
      this.#printed = table.target;
      this.#scene.add(this.#target);
    }
    clear(this.#laid);
    const moving = new Set(flight?.bodies.slice(flight.thrown).map(({ number }) => number));
    for (const { number, kind, pose } of table.lying) if (!moving.has(number)) this.#laid.add(at(aDie(kind, table.dice), pose));
    for (const { kind, pose } of table.templates) this.#laid.add(at(aTemplate(kind), pose));
    for (const hole of table.icebergs) this.#laid.add(anIceberg(hole));
  }

  /** What the thrower has put down. What moves in a flight is drawn there. */
  place(pieces: readonly Piece[], flight: Flight | null, tilt = 0): void {
    clear(this.#placed);
    for (const { kind, x, y, turn } of pieces) {
      if (flight?.bodies.some(({ what }) => what === kind)) continue;
      const height = kind === "ice-wall" ? M.WALL_SIZE[1] / 2 : kind === "waterfall" ? M.RAMP_HEIGHT : 0;
      const how = kind === "ice-wall" ? heading(turn) : kind === "waterfall" ? heading(turn, -tilt) : ([0, 0, 0, 1] as const);
      this.#placed.add(at(aPiece(kind), { place: [x / 10, y / 10, height], turn: how }));
    }
  }

  /** What flies. */
  fly(flight: Flight | null): void {
    clear(this.#flying);
    this.#bodies = [];
    for (const { what } of flight?.bodies ?? []) {
      const body = what === "ice-wall" || what === "waterfall" ? aPiece(what) : what === "frost" || what === "weak-point" ? aTemplate(what) : aDie(what);
      this.#bodies.push(body);
      this.#flying.add(body);
    }
  }

  show(flight: Flight, time: number): void {
    for (const [i, body] of this.#bodies.entries()) at(body, flight.at(i, time));
  }

  /** What the hand will throw. */
  hold(what: readonly string[], set: string): void {
    clear(this.#hand);
    this.#hand.add(aGlove());
    for (const [i, kind] of what.entries()) {
      const thing = kind === "frost" || kind === "weak-point" ? aTemplate(kind) : aDie(kind, set);
      thing.position.set(0.2, (i - (what.length - 1) / 2) * M.CUBES_APART, 0.2);
      // Nobody sees in the hand which face is up: it stands on a corner.
      thing.rotation.set(0.6, 0.6, 0.3);
      this.#hand.add(thing);
    }
  }

  /** Where the hand is, looking along a bearing; null when it has let go. */
  reach(place: Point | null, bearing: number): void {
    this.#hand.visible = place !== null;
    if (place) at(this.#hand, { place, turn: heading(bearing) });
  }

  /** The way up to the first bounce. */
  arc(points: readonly Point[], bounce: Point | null): void {
    const matrix = new Matrix4();
    const shown = points.slice(1, MOST_DOTS);
    for (const [i, [x, y, z]] of shown.entries()) this.#dots.setMatrixAt(i, matrix.makeTranslation(x, y, z));
    this.#dots.count = shown.length;
    this.#dots.instanceMatrix.needsUpdate = true;
    this.#bounce.visible = bounce !== null;
    if (bounce) this.#bounce.position.set(bounce[0], bounce[1], bounce[2] - 0.7);
  }

  /** Whoever plays blind and steady sees the table, but not the target. */
  cover(covered: boolean): void {
    if (this.#target) this.#target.visible = !covered;
    this.#laid.visible = !covered;
  }

  look({ place, at: there, up, wide }: Eyes): void {
    this.#camera.fov = wide;
    this.#camera.up.set(...up);
    this.#camera.position.set(...place);
    this.#camera.lookAt(...there);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
  }

  draw(): void {
    this.#renderer.render(this.#scene, this.#camera);
  }

  /** The point of the table (centimetres) at a place of the picture, from -1 to 1 to the right and up. */
  ground(right: number, up: number): [number, number] | null {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(right, up), this.#camera);
    const hit = ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), 0), new Vector3());
    return hit && [hit.x, hit.y];
  }

  dispose(): void {
    for (const group of [this.#laid, this.#placed, this.#flying, this.#hand]) clear(group);
    this.#renderer.dispose();
  }
}

function at<T extends Object3D>(thing: T, { place, turn }: Pose): T {
  thing.position.set(...place);
  thing.quaternion.set(...turn);
  return thing;
}

function clear(group: Group): void {
  group.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.geometry.dispose();
    for (const material of [part.material].flat() as Material[]) material.dispose();
  });
  group.clear();
}

/** A lamp above the table, a little fire beside it, and the cold of the castle. */
function lights(): Object3D[] {
  const lamp = new SpotLight(0xffdfae, 3.4, 0, 0.66, 0.75, 0);
  lamp.position.set(-28, 34, 96);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(1024, 1024);
  lamp.shadow.camera.near = 40;
  lamp.shadow.camera.far = 220;
  lamp.shadow.bias = -0.0006;
  lamp.shadow.normalBias = 0.05;
  const fire = new SpotLight(0xff9a3c, 0.9, 0, 1.1, 1, 0);
  fire.position.set(90, -60, 40);
  return [new HemisphereLight(0xcfd8ff, 0x6a4a30, 1.15), lamp, lamp.target, fire, fire.target];
}
