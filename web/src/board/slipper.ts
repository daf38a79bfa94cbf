// One slipper seen from above, its toe up: 40 wide and 60 high round the origin.

export const SLIPPER =
  "M-1,29C-11,29 -14,20 -12,9C-10.5,0 -13,-6 -12,-13C-10,-23 -3,-27 4,-31C5,-25 10,-21 11.5,-12C13,-3 11,3 11.5,12C12,22 8,29 -1,29z";
export const OPENING = "M-8,7C-8,18 -7,24 -1,24C6,24 7.5,18 7.5,8C3,3 -4,3 -8,7z";
export const STITCHES = "M-8.5,-8C-4,-3 4,-3 8.5,-8";

/** Where the slippers lie on a face of the die, 100 by 100 round the origin. */
export const FACES: Record<number, { x: number; y: number; turn: number; size: number }[]> = {
  1: [{ x: 0, y: 0, turn: 35, size: 1.25 }],
  2: [
    { x: -20, y: -6, turn: 20, size: 1.05 },
    { x: 20, y: 6, turn: 20, size: 1.05 },
  ],
  3: [
    { x: -27, y: -15, turn: 12, size: 0.8 },
    { x: 0, y: 17, turn: 12, size: 0.8 },
    { x: 27, y: -15, turn: 12, size: 0.8 },
  ],
  4: [
    { x: -19, y: -22, turn: 12, size: 0.72 },
    { x: 21, y: -22, turn: 12, size: 0.72 },
    { x: -21, y: 22, turn: 12, size: 0.72 },
    { x: 19, y: 22, turn: 12, size: 0.72 },
  ],
};
