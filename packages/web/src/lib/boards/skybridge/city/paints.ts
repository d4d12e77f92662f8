import {
  BackSide,
  CanvasTexture,
  EdgesGeometry,
  LineBasicMaterial,
  MeshBasicMaterial,
  MeshLambertMaterial,
  SRGBColorSpace,
} from 'three';
import type { BufferGeometry, Material, Texture } from 'three';
import { PLACES } from '@ponts-bornes/skybridge';
import type { ColourName, KindName } from '@ponts-bornes/skybridge';
import { PAINTS, markOf } from '../palette.ts';
import { FLOORS } from '../pieces.ts';
import { SHORE, pointOf } from './measures.ts';

/** Materials of the city, for day or night. The caller must call `dispose`. */
export interface Paints {
  readonly wall: (kind: KindName, colour: ColourName) => Material;
  readonly top: (kind: KindName, colour: ColourName) => Material;
  readonly ground: Material;
  readonly shore: Material;
  readonly slab: Material;
  readonly ink: LineBasicMaterial;
  /** The frame of a piece that was just placed, from the inside to the outside. */
  readonly frame: readonly [Material, Material];
  readonly glow: Material;
  /** Fainter, for overlapping previews. */
  readonly haze: Material;
  readonly picked: Material;
  readonly glowLine: LineBasicMaterial;
  readonly edges: (geometry: BufferGeometry) => EdgesGeometry;
  readonly dispose: () => void;
}

interface Tones {
  readonly land: string;
  readonly road: string;
  readonly line: string;
  readonly label: string;
  readonly shore: string;
  readonly slab: string;
  readonly ink: string;
  readonly frame: string;
  readonly glow: string;
}

const DAY: Tones = {
  land: '#dfe5c4',
  road: '#fffaf0',
  line: '#b9a77c',
  label: '#56606e',
  shore: '#b9a77c',
  slab: '#e6dcc2',
  ink: '#1d2430',
  frame: '#ffd75e',
  glow: '#0a9d7a',
};
const NIGHT: Tones = {
  land: '#2b3a38',
  road: '#3a4353',
  line: '#77839a',
  label: '#d3d9e2',
  shore: '#18202c',
  slab: '#556075',
  ink: '#0b0e14',
  frame: '#ffd75e',
  glow: '#5fe0bb',
};

export const makePaints = (isNight: boolean): Paints => {
  const tones = isNight ? NIGHT : DAY;
  const owned: { dispose: () => void }[] = [];
  const own = <Thing extends { dispose: () => void }>(thing: Thing): Thing => {
    owned.push(thing);
    return thing;
  };
  // Draws faces slightly behind their edges.
  const back = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 };
  const plain = (color: string): Material => own(new MeshLambertMaterial({ color, ...back }));
  const papered = (map: Texture): Material =>
    own(new MeshLambertMaterial({ map: own(map), flatShading: true, ...back }));
  const veil = (opacity: number): Material =>
    own(new MeshBasicMaterial({ color: tones.glow, transparent: true, opacity, depthWrite: false }));
  const hull = (color: string): Material => own(new MeshBasicMaterial({ color, side: BackSide }));
  const once = <Thing>(make: (key: string) => Thing): ((key: string) => Thing) => {
    const made = new Map<string, Thing>();
    return (key) => {
      const found = made.get(key) ?? make(key);
      made.set(key, found);
      return found;
    };
  };
  const toneOf = (colour: ColourName): string => PAINTS[colour][isNight ? 'night' : 'day'];
  const wall = once((key) => {
    const [kind, colour] = key.split(' ') as [KindName, ColourName];
    return papered(facade(kind, colour, toneOf(colour)));
  });
  const top = once((key) => {
    const [kind, colour] = key.split(' ') as [KindName, ColourName];
    return papered(terrace(kind, colour, toneOf(colour)));
  });
  const edgesOf = new Map<BufferGeometry, EdgesGeometry>();
  return {
    wall: (kind, colour) => wall(`${kind} ${colour}`),
    // All except the bridge are square from above.
    top: (kind, colour) => top(`${kind === 'bridge' ? kind : 'low'} ${colour}`),
    ground: papered(island(tones)),
    shore: plain(tones.shore),
    slab: plain(tones.slab),
    ink: own(new LineBasicMaterial({ color: tones.ink })),
    frame: [hull(tones.frame), hull(tones.ink)],
    glow: veil(0.3),
    haze: veil(0.13),
    picked: veil(0.65),
    glowLine: own(new LineBasicMaterial({ color: tones.glow })),
    edges: (geometry) => {
      const found = edgesOf.get(geometry) ?? own(new EdgesGeometry(geometry, 20));
      edgesOf.set(geometry, found);
      return found;
    },
    dispose: () => {
      for (const thing of owned) thing.dispose();
    },
  };
};

const drawn = (width: number, height: number, draw: (ink: CanvasRenderingContext2D) => void): CanvasTexture => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const ink = canvas.getContext('2d');
  if (ink !== null) draw(ink);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
};

const pathOf = (colour: ColourName): Path2D => new Path2D(markOf(colour));

/** Draws a colour's mark, centred here. */
const stamp = (ink: CanvasRenderingContext2D, colour: ColourName, at: { x: number; y: number; size: number }): void => {
  ink.save();
  ink.translate(at.x - at.size / 2, at.y - at.size / 2);
  ink.scale(at.size / 24, at.size / 24);
  ink.fill(pathOf(colour));
  ink.restore();
};

/** A row of windows for each floor, shaped like the colour's mark. */
const facade = (kind: KindName, colour: ColourName, tone: string): CanvasTexture => {
  const floors = Math.max(1, FLOORS[kind]);
  // A bridge is three towers long; a roof's texture wraps around its four sides.
  const columns = kind === 'bridge' ? 8 : kind === 'roof' ? 4 : 3;
  const [wide, high] = [columns * 64, floors * 72];
  return drawn(wide, high, (ink) => {
    ink.fillStyle = tone;
    ink.fillRect(0, 0, wide, high);
    ink.fillStyle = PAINTS[colour].on;
    for (let floor = 0; floor < floors; floor++) {
      ink.globalAlpha = 0.28;
      if (floor > 0) ink.fillRect(0, floor * 72 - 2, wide, 4);
      ink.globalAlpha = 0.88;
      for (let column = 0; column < columns; column++) {
        const size = kind === 'roof' ? 30 : 34;
        stamp(ink, colour, { x: column * 64 + 32, y: floor * 72 + (kind === 'roof' ? 46 : 36), size });
      }
    }
  });
};

/** A mark in the centre; on a bridge also one at each end. */
const terrace = (kind: KindName, colour: ColourName, tone: string): CanvasTexture => {
  const wide = kind === 'bridge' ? 365 : 128;
  return drawn(wide, 128, (ink) => {
    ink.fillStyle = tone;
    ink.fillRect(0, 0, wide, 128);
    ink.fillStyle = PAINTS[colour].on;
    ink.globalAlpha = 0.85;
    for (const x of kind === 'bridge' ? [64, wide / 2, wide - 64] : [64]) stamp(ink, colour, { x, y: 64, size: 62 });
  });
};

const SIZE = 768;

/** The land from above: streets between the foundations, and the names of the places. */
const island = (tones: Tones): CanvasTexture =>
  drawn(SIZE, SIZE, (ink) => {
    const scale = SIZE / 2 / SHORE;
    const at = (metres: number): number => SIZE / 2 + metres * scale;
    ink.fillStyle = tones.land;
    ink.fillRect(0, 0, SIZE, SIZE);
    streets(ink, tones, at, scale);
    ink.fillStyle = tones.label;
    ink.font = `800 ${0.42 * scale}px 'Overpass Variable', sans-serif`;
    ink.textAlign = 'center';
    ink.textBaseline = 'middle';
    // Letters and numbers along the border, as in an atlas.
    for (const place of PLACES) {
      const [{ x, z }, [letter = '', number = '']] = [pointOf(place, 0), place];
      for (const side of [-BORDER, BORDER]) {
        if (number === '2') ink.fillText(letter, at(x), at(side));
        if (letter === 'b') ink.fillText(number, at(side), at(z));
      }
    }
  });

/** Distance of the letters and numbers from the centre. */
const BORDER = 2.82;

const streets = (ink: CanvasRenderingContext2D, tones: Tones, at: (metres: number) => number, scale: number): void => {
  const lanes = [pointOf('a1', 0).x, pointOf('b1', 0).x, pointOf('c1', 0).x].flatMap((x, index, all) =>
    index === 0 ? [] : [(x + all[index - 1]!) / 2],
  );
  for (const [width, style, dash] of [
    [0.34, tones.road, []],
    [0.03, tones.line, [0.16, 0.14]],
  ] as const) {
    ink.lineWidth = width * scale;
    ink.strokeStyle = style;
    ink.setLineDash(dash.map((part) => part * scale));
    for (const lane of lanes) {
      ink.beginPath();
      ink.moveTo(at(lane), 0);
      ink.lineTo(at(lane), SIZE);
      ink.moveTo(0, at(lane));
      ink.lineTo(SIZE, at(lane));
      ink.stroke();
    }
  }
};
