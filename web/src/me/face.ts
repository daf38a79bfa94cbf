// Faces that players put together: a head and what covers it, its dye, and the rug behind it. All in the style
// of the people of the market: 200 by 200, light from the upper left, no gradients.

import type { Face } from "../wire";

export type { Face };

/** How many there are of each part; the server knows the same numbers. */
export const PARTS = { scarf: 6, colour: 8, pattern: 8 } as const;
export type Part = keyof typeof PARTS;

/** A shape: filled, or a line of some width. */
export interface Shape {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
  opacity?: number;
  dash?: string;
}

interface Dye {
  /** In the light, in the shade, and what is sewn onto it. */
  light: string;
  shade: string;
  trim: string;
}

export const DYES: readonly Dye[] = [
  { light: "#b3372b", shade: "#8d2a20", trim: "#f4c95e" },
  { light: "#e3a02c", shade: "#b97a14", trim: "#8d2a20" },
  { light: "#2a6399", shade: "#1a4673", trim: "#f2d58a" },
  { light: "#1f7f86", shade: "#155c63", trim: "#f6e3c6" },
  { light: "#6d8a3f", shade: "#4f682a", trim: "#f6e3c6" },
  { light: "#75458f", shade: "#54306a", trim: "#e9b13e" },
  { light: "#f3e6c8", shade: "#d5c19a", trim: "#b3372b" },
  { light: "#3a3f52", shade: "#262a3a", trim: "#e0573c" },
];

interface Rug {
  ground: string;
  yarn: string;
  lines: Shape[];
}

const range = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, step) => from + step * by);
const lozenge = (x: number, y: number, w: number, h = w): string =>
  `M${x},${y - h}L${x + w},${y}L${x},${y + h}L${x - w},${y}z`;
const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r},${y}a${r},${ry} 0 1 0 ${2 * r},0a${r},${ry} 0 1 0 ${-2 * r},0z`;
const square = (x: number, y: number, r: number): string =>
  `M${x - r},${y - r}h${2 * r}v${2 * r}h${-2 * r}z`;
const everywhere = (by: number, shape: (x: number, y: number) => string, odd = by / 2): string =>
  range(0, 200 / by + 1, 1)
    .flatMap((row) => range(-by, 200 + by, by).map((x) => shape(x + (row % 2 ? odd : 0), row * by)))
    .join("");

function rug(ground: string, yarn: string, ...lines: Shape[]): Rug {
  return { ground, yarn, lines };
}

/** The rugs behind the head. Each has a ground of its own, so that they are told apart when they are small. */
export const RUGS: readonly Rug[] = [
  rug("#e7b66a", "#b3572f", {
    d: range(-20, 220, 34)
      .map(
        (y) =>
          `M-10,${y}${range(0, 6, 1)
            .map(() => "l20,-16l20,16")
            .join("")}`,
      )
      .join(""),
    line: "#b3572f",
    width: 8,
  }),
  rug(
    "#7fb9ae",
    "#f6e3c6",
    { d: everywhere(50, (x, y) => lozenge(x, y, 22)), fill: "#f6e3c6", opacity: 0.75 },
    { d: everywhere(50, (x, y) => lozenge(x, y, 10)), fill: "#1f7f86" },
  ),
  rug(
    "#d98a72",
    "#8d2a20",
    {
      d: range(0, 200, 40)
        .map((x) => `M${x},-5V205`)
        .join(""),
      line: "#f6e3c6",
      width: 14,
    },
    {
      d: range(20, 200, 40)
        .map((x) => `M${x},-5V205`)
        .join(""),
      line: "#8d2a20",
      width: 8,
    },
  ),
  rug("#c7a0b8", "#75458f", {
    d: everywhere(50, (x, y) => square(x, y, 12) + lozenge(x, y, 17)),
    fill: "#75458f",
    opacity: 0.8,
  }),
  rug("#a9b98a", "#4f682a", {
    d: everywhere(34, (x, y) => square(x, y, 8.5), 17),
    fill: "#4f682a",
    opacity: 0.7,
  }),
  rug(
    "#8fa8c4",
    "#1a4673",
    {
      d: range(-10, 220, 40)
        .map(
          (y) =>
            `M-20,${y}${range(0, 6, 1)
              .map(() => "q20,-34 40,0")
              .join("")}`,
        )
        .join(""),
      line: "#1a4673",
      width: 7,
    },
    { d: everywhere(40, (x, y) => disc(x, y + 8, 5), 0), fill: "#f6e3c6" },
  ),
  rug(
    "#f3e0b8",
    "#b3372b",
    { d: square(100, 100, 88), line: "#b3372b", width: 12 },
    { d: square(100, 100, 66), line: "#2a6399", width: 9 },
    { d: square(100, 100, 48), line: "#e3a02c", width: 9 },
  ),
  rug("#33436b", "#f4c95e", {
    d: everywhere(46, (x, y) => `${lozenge(x, y, 4, 13)}${lozenge(x, y, 13, 4)}`),
    fill: "#f4c95e",
    opacity: 0.85,
  }),
];

const HEAD =
  "M63,88C63,60 79,48 100,48C121,48 137,60 137,88C137,119 121,142 100,142C79,142 63,119 63,88z";
const SHADE =
  "M104,48C122,49 137,61 137,88C137,119 121,142 100,142C96,142 93,141.4 90,140C110,134 122,114 122,92C122,72 115,57 104,48z";
const NECK = "M82,126V168H118V126z";
const SHOULDERS = "M14,204C16,172 44,158 78,152Q100,170 122,152C156,158 184,172 186,204z";
const SHOULDER_SHADE = "M122,152C156,158 184,172 186,204H132C140,184 138,164 122,152z";

interface Skin {
  skin: string;
  shade: string;
  ink: string;
}

const WHEAT: Skin = { skin: "#dca678", shade: "#bd8152", ink: "#3b2211" };
const AMBER: Skin = { skin: "#c98d5c", shade: "#a4683a", ink: "#2b1a0e" };
const COCOA: Skin = { skin: "#8a5432", shade: "#62371d", ink: "#1a0d05" };

function head({ skin, shade, ink }: Skin, eyes: "open" | "smile" | "calm" | "lash"): Shape[] {
  const eye = (x: number): Shape[] => {
    if (eyes === "smile") {
      return [{ d: `M${x - 7.5},99Q${x},90 ${x + 7.5},99`, line: ink, width: 4 }];
    }
    if (eyes === "calm") {
      return [{ d: `M${x - 7.5},96Q${x},102 ${x + 7.5},96`, line: ink, width: 4 }];
    }
    const lid: Shape[] =
      eyes === "lash" ? [{ d: `M${x - 8},95Q${x},87 ${x + 8},94`, line: ink, width: 3.4 }] : [];
    return [
      { d: disc(x, 97, 4.8, 5.6), fill: ink },
      { d: disc(x - 1.6, 95, 1.6), fill: "#fff" },
      ...lid,
    ];
  };
  return [
    { d: HEAD, fill: skin },
    { d: SHADE, fill: shade, opacity: 0.62 },
    { d: disc(77, 114, 9) + disc(122, 114, 8), fill: "#e0573c", opacity: 0.22 },
    {
      d: "M101,98C100,105 95,110 96,113Q100,116 105,113",
      line: shade,
      width: 3.6,
    },
    { d: "M75.500,85Q84.500,77 93.500,83M106.500,83Q115.500,77 124.500,85", line: ink, width: 4.6 },
    ...eye(84.5),
    ...eye(115.5),
  ];
}

const ears = ({ skin, shade }: Skin): Shape[] => [
  { d: disc(62, 99, 7.5, 11), fill: skin },
  { d: disc(138, 99, 7.5, 11), fill: shade },
];
const neck = ({ skin, shade }: Skin): Shape[] => [
  { d: NECK, fill: skin },
  { d: "M82,140Q100,156 118,134V152Q100,164 82,152z", fill: shade, opacity: 0.75 },
];
const SMILE: Shape = { d: "M88,126Q100,137 112,126", line: "#7d2f22", width: 4 };
const SIDE_SMILE: Shape = { d: "M89,129Q103,133 113,122", line: "#7d2f22", width: 4 };
const GRIN: Shape[] = [
  { d: "M85,124Q100,127 115,124Q112,139 100,139Q88,139 85,124z", fill: "#6d241a" },
  { d: "M87.500,125Q100,128 112.500,125Q111,131 100,131Q89,131 87.500,125z", fill: "#fff7ea" },
];
const LIPS: Shape[] = [
  { d: "M88,127Q95,121 100,124Q105,121 112,127Q100,137 88,127z", fill: "#a8392d" },
  { d: "M88,127Q100,130 112,127", line: "#6d241a", width: 1.8 },
];

function robe(light: string, shade: string, trim: string): Shape[] {
  return [
    { d: SHOULDERS, fill: light },
    { d: SHOULDER_SHADE, fill: shade, opacity: 0.65 },
    { d: "M78,152Q88,176 100,204M122,152Q112,176 100,204", line: trim, width: 5 },
  ];
}

const LINEN = ["#f1e4c8", "#cdb98f"] as const;

/** What covers the head, and whose head it is. */
const SCARVES: readonly ((dye: Dye) => Shape[])[] = [
  // a turban, wound
  ({ light, shade, trim }) => [
    ...robe(...LINEN, shade),
    ...neck(AMBER),
    ...ears(AMBER),
    ...head(AMBER, "open"),
    {
      d: "M74,132Q80,150 100,154Q120,150 126,132Q116,140 112,134Q100,128 88,134Q84,140 74,132z",
      fill: "#24150b",
    },
    { d: "M78,124Q90,112 100,119Q110,112 122,124Q112,128 100,123Q88,128 78,124z", fill: "#24150b" },
    { d: "M93,130Q100,134 107,130", line: "#7d2f22", width: 3.5 },
    { d: "M56,84C46,44 72,20 102,20C134,20 154,46 144,84Q128,66 100,66Q72,66 56,84z", fill: light },
    { d: "M104,20C134,20 154,46 144,84Q136,74 122,70C128,52 122,32 104,20z", fill: shade },
    {
      d: "M55,78C70,46 108,50 145,76M58,60C80,32 120,34 143,56M72,38C92,24 116,24 132,36",
      line: shade,
      width: 4,
    },
    { d: lozenge(100, 50, 8, 12), fill: trim },
  ],
  // a veil with an edge sewn on
  ({ light, shade, trim }) => [
    { d: "M44,104C34,150 34,176 26,204H174C166,176 166,150 156,104z", fill: shade },
    ...robe(shade, "#2a1a28", trim),
    ...neck(WHEAT),
    ...head(WHEAT, "lash"),
    ...LIPS,
    {
      d: "M48,114C38,54 66,24 100,24C134,24 162,54 152,114C150,142 138,158 122,166C140,140 141,118 134,88C126,68 116,61 100,61C84,61 74,68 66,88C59,118 60,140 78,166C62,158 50,142 48,114z",
      fill: light,
    },
    {
      d: "M104,24C136,26 162,56 152,114C150,142 138,158 122,166C140,140 141,118 134,88C130,78 126,71 120,67C124,50 116,32 104,24z",
      fill: shade,
    },
    { d: "M66,90C74,68 84,62 100,62C116,62 126,68 134,90", line: trim, width: 5.5 },
    {
      d: [66, 82, 100, 118, 134].map((x, i) => disc(x, [92, 73, 66, 73, 92][i] ?? 0, 4.6)).join(""),
      fill: trim,
    },
  ],
  // a fez with its tassel
  ({ light, shade, trim }) => [
    ...robe("#394a5c", "#25323f", "#d9c193"),
    ...neck(WHEAT),
    ...ears(WHEAT),
    ...head(WHEAT, "calm"),
    { d: "M76,123Q88,112 100,118Q112,112 124,123Q112,129 100,123Q88,129 76,123z", fill: "#5a3419" },
    { d: "M92,130Q100,135 108,130", line: "#7d2f22", width: 3.6 },
    { d: "M66,74L73,24Q100,15 127,24L134,74Q100,58 66,74z", fill: light },
    { d: "M104,19Q117,20 127,24L134,74Q126,69 117,67z", fill: shade },
    { d: "M73,24Q100,15 127,24Q100,33 73,24z", fill: light },
    { d: "M100,24C124,22 142,30 145,52", line: trim, width: 4 },
    { d: "M139,50h12l3,26h-18z", fill: trim },
  ],
  // a cap, knitted
  ({ light, shade, trim }) => [
    ...robe(light, shade, trim),
    ...neck(COCOA),
    ...ears(COCOA),
    ...head(COCOA, "smile"),
    ...GRIN,
    { d: "M59,80C57,46 78,30 100,30C122,30 143,46 141,80Q100,58 59,80z", fill: light },
    { d: "M104,30C124,32 143,46 141,80Q131,73 121,70C122,54 116,40 104,30z", fill: shade },
    { d: "M60,75Q100,54 140,75M64,62Q100,42 136,62", line: trim, width: 4, dash: "6 6" },
  ],
  // a hood, against sand
  ({ light, shade, trim }) => [
    {
      d: "M36,204C30,150 34,96 50,64C62,40 80,24 100,12C120,24 138,40 150,64C166,96 170,150 164,204z",
      fill: shade,
    },
    ...neck(AMBER),
    ...head(AMBER, "lash"),
    SIDE_SMILE,
    {
      d: "M100,12C80,24 62,40 50,64C36,92 30,150 36,204H92C66,178 56,140 62,100C66,74 82,58 100,56z",
      fill: light,
    },
    {
      d: "M100,12C120,24 138,40 150,64C164,92 170,150 164,204H108C134,178 144,140 138,100C134,74 118,58 100,56z",
      fill: shade,
    },
    {
      d: "M94,204C66,178 56,140 62,100C66,74 82,58 100,56C118,58 134,74 138,100C144,140 134,178 106,204",
      line: trim,
      width: 5,
    },
  ],
  // a band round curls
  ({ light, shade, trim }) => [
    {
      d: [
        [58, 96, 20],
        [54, 124, 19],
        [62, 148, 17],
        [142, 96, 20],
        [146, 124, 19],
        [138, 148, 17],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r))
        .join(""),
      fill: "#2a160b",
    },
    ...robe(...LINEN, light),
    ...neck(COCOA),
    ...head({ ...COCOA, skin: "#b3774a", shade: "#8a5430" }, "lash"),
    SMILE,
    {
      d: [
        [66, 66, 17],
        [84, 46, 19],
        [108, 42, 19],
        [130, 58, 18],
        [138, 78, 13],
        [60, 82, 13],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r))
        .join(""),
      fill: "#2a160b",
    },
    {
      d: "M57,86C64,58 82,48 100,48C118,48 136,58 143,86C134,70 118,64 100,64C82,64 66,70 57,86z",
      fill: light,
    },
    { d: "M104,48C120,49 136,58 143,86C136,74 128,69 119,67C120,60 114,52 104,48z", fill: shade },
    { d: "M64,72Q82,56 100,56Q118,56 136,72", line: trim, width: 3.6, dash: "2 7" },
    { d: "M142,80C158,74 166,82 164,92C158,94 148,90 142,86z", fill: light },
  ],
];

const within = (value: number, part: Part): number =>
  Number.isInteger(value) && value >= 0 && value < PARTS[part] ? value : 0;

/** The rug behind the head. */
export function rugOf(face: Face): Rug {
  return RUGS[within(face.pattern, "pattern")] ?? rug("#e7b66a", "#b3572f");
}

/** The head, as shapes one upon the other. */
export function headOf(face: Face): Shape[] {
  const dye = DYES[within(face.colour, "colour")];
  const draw = SCARVES[within(face.scarf, "scarf")];
  return dye && draw ? draw(dye) : [];
}

/** A face that is one of those that can be made; else the first. */
export function faceIn(value: unknown): Face {
  const said = (value ?? {}) as Partial<Record<Part, unknown>>;
  const part = (name: Part): number => within(Number(said[name] ?? 0), name);
  return { scarf: part("scarf"), colour: part("colour"), pattern: part("pattern") };
}
