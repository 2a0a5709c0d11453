import { hashText } from './random.ts'

/** Smooth noise over the plane, about -1 to 1. */
export type Noise = (x: number, y: number) => number

/** Value noise of one wave length (metres), `octaves` times refined by halves. */
export function smoothNoise(seed: string, wavelength: number, octaves = 1): Noise {
  const salt = hashText(seed)
  return (x, y) => {
    let sum = 0
    let total = 0
    for (let octave = 0, size = wavelength, weight = 1; octave < octaves; octave++, size /= 2, weight /= 2) {
      sum += weight * valueNoise(x / size, y / size, salt + octave * 7919)
      total += weight
    }
    return sum / total
  }
}

function valueNoise(x: number, y: number, salt: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const across = ease(x - column)
  const up = ease(y - row)
  const low = mix(lattice(column, row, salt), lattice(column + 1, row, salt), across)
  const high = mix(lattice(column, row + 1, salt), lattice(column + 1, row + 1, salt), across)
  return mix(low, high, up)
}

function lattice(column: number, row: number, salt: number): number {
  let hash = Math.imul(column, 0x27d4eb2d) ^ Math.imul(row, 0x165667b1) ^ salt
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2147483648 - 1
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
const mix = (a: number, b: number, t: number) => a + (b - a) * t
