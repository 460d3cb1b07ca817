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
  Vector2,
  Vector3,
  WebGLRenderer,
  type Material,
  type Object3D,
} from "three";
import type { Flight } from "../physics/flight";
import type { Piece } from "../physics/gesture";
import { M } from "../numbers";
import { heading, STILL, type Point, type Pose } from "../physics/geometry";
import type { DiceTable } from "../physics/dice-table";
import { aDie, aHolder, anIceberg, aPiece, aTemplate, freePrints, theTable, theTarget, type Holder } from "./objects";
import type { Camera } from "./camera";
import type { freePart } from "./insets";

const MAX_DOTS = 80;

export class ThrowScene {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(36, 1, 1, 600);
  readonly #laid = new Group();
  readonly #placed = new Group();
  readonly #flying = new Group();
  readonly #hand = new Group();
  readonly #dots: InstancedMesh;
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
    this.#dots = new InstancedMesh(new SphereGeometry(0.34, 8, 6), gold, MAX_DOTS);
    this.#dots.count = 0;
    this.#dots.frustumCulled = false;
    this.#scene.add(theTable(), ...lights(), this.#laid, this.#placed, this.#flying, this.#hand, this.#dots);
  }

  /** Sets the size of the picture, and the part of it that nothing covers: the camera looks at the middle of that part. */
  resize(width: number, height: number, ratio: number, free: ReturnType<typeof freePart>): void {
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = free.width / free.height;
    this.#camera.setViewOffset(free.width, free.height, -free.left, -free.top, width, height);
  }

  /** The target, with numbers that are upright for a thrower at a side. */
  print(target: string, side: number): void {
    // A thrower in the south looks north: nothing is turned.
    const quarter = (Math.round(side / 90) + 2) % 4;
    if (this.#printed === `${target} ${quarter}`) return;
    this.#printed = `${target} ${quarter}`;
    if (this.#target) {
      free(this.#target);
      this.#scene.remove(this.#target);
    }
    this.#target = theTarget(target, quarter);
    this.#scene.add(this.#target);
  }

  /** What lies there. A die that flies now is not drawn where it lay. */
  lay(table: DiceTable, flight: Flight | null): void {
    clear(this.#laid);
    const moving = new Set(flight?.bodies.slice(flight.thrown).map(({ number }) => number));
    for (const { number, kind, pose } of table.lying)
      if (!moving.has(number)) this.#laid.add(at(aDie(kind, table.dice), pose));
    for (const { kind, pose } of table.templates) this.#laid.add(at(aTemplate(kind), pose));
    for (const hole of table.icebergs) this.#laid.add(anIceberg(hole));
  }

  /** What the thrower has put down. What moves in a flight is drawn there. */
  place(pieces: readonly Piece[], ramp: Pose | null, flight: Flight | null): void {
    clear(this.#placed);
    const flies = (kind: string): boolean => flight?.bodies.some(({ what }) => what === kind) ?? false;
    for (const { kind, x, y, turn } of pieces) {
      if (flies(kind) || kind === "waterfall") continue;
      const wall = kind === "ice-wall";
      this.#placed.add(
        at(aPiece(kind), {
          place: [x / 10, y / 10, wall ? M.WALL_SIZE[1] / 2 : 0],
          turn: wall ? heading(turn) : STILL,
        }),
      );
    }
    if (ramp && !flies("waterfall")) this.#placed.add(at(aPiece("waterfall"), ramp));
  }

  /** What flies. */
  fly(flight: Flight | null): void {
    clear(this.#flying);
    this.#bodies = [];
    for (const { what } of flight?.bodies ?? []) {
      const body =
        what === "ice-wall" || what === "waterfall"
          ? aPiece(what)
          : what === "frost" || what === "weak-point"
            ? aTemplate(what)
            : aDie(what);
      this.#bodies.push(body);
      this.#flying.add(body);
    }
  }

  show(flight: Flight, time: number): void {
    for (const [i, body] of this.#bodies.entries()) at(body, flight.at(i, time));
  }

  /** What the hand will throw. */
  hold(what: readonly string[], set: string, holder: Holder): void {
    clear(this.#hand);
    this.#hand.add(aHolder(holder));
    const gloved = holder === "glove";
    for (const [i, kind] of what.entries()) {
      const thing = kind === "frost" || kind === "weak-point" ? aTemplate(kind) : aDie(kind, set);
      const aside = (i - (what.length - 1) / 2) * M.CUBES_APART;
      thing.position.set(gloved ? 0.2 : 0, aside, gloved ? 0.2 : 0);
      // A die in the hand stands on a corner, so that no face is up.
      if (gloved) thing.rotation.set(0.6, 0.6, 0.3);
      this.#hand.add(thing);
    }
  }

  /** Where the hand is; null when it has let go. */
  reach(pose: Pose | null): void {
    this.#hand.visible = pose !== null;
    if (pose) at(this.#hand, pose);
  }

  /** The first part of the way of the die. */
  guide(points: readonly Point[]): void {
    const matrix = new Matrix4();
    const shown = points.slice(1, MAX_DOTS);
    for (const [i, [x, y, z]] of shown.entries()) this.#dots.setMatrixAt(i, matrix.makeTranslation(x, y, z));
    this.#dots.count = shown.length;
    this.#dots.instanceMatrix.needsUpdate = true;
  }

  /** Hide the target, as for a blind throw without timing. */
  cover(covered: boolean): void {
    if (this.#target) this.#target.visible = !covered;
    this.#laid.visible = !covered;
  }

  look({ place, at: there, up, wide }: Camera): void {
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

  /** The point of the table, or so high above it, at a place of the picture: from -1 to 1 to the right and up. */
  ground(right: number, up: number, height = 0): [number, number] | null {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(right, up), this.#camera);
    const hit = ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), -height), new Vector3());
    return hit && [hit.x, hit.y];
  }

  /** Every throw has a scene of its own, and a browser has room for a few only: nothing of it may stay. */
  dispose(): void {
    free(this.#scene);
    freePrints();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}

function at<T extends Object3D>(thing: T, { place, turn }: Pose): T {
  thing.position.set(...place);
  thing.quaternion.set(...turn);
  return thing;
}

function clear(group: Group): void {
  free(group);
  group.clear();
}

/** Bodies, their materials and the shadows of lamps. Prints are shared, and stay. */
function free(thing: Object3D): void {
  thing.traverse((part) => {
    if (part instanceof SpotLight || part instanceof InstancedMesh) part.dispose();
    if (!(part instanceof Mesh)) return;
    part.geometry.dispose();
    for (const material of [part.material].flat() as Material[]) material.dispose();
  });
}

/** A lamp above the table, a little fire beside it, and the cold of the castle. */
function lights(): Object3D[] {
  const lamp = new SpotLight(0xffecd0, 3.3, 0, 0.68, 0.8, 0);
  lamp.position.set(-28, 34, 96);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(1024, 1024);
  lamp.shadow.camera.near = 40;
  lamp.shadow.camera.far = 220;
  lamp.shadow.bias = -0.0006;
  lamp.shadow.normalBias = 0.05;
  const fire = new SpotLight(0xff9a3c, 0.9, 0, 1.1, 1, 0);
  fire.position.set(90, -60, 40);
  return [new HemisphereLight(0xd8e2ff, 0x8a6a48, 1.2), lamp, lamp.target, fire, fire.target];
}
