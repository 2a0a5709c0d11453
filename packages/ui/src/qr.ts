import { encode } from 'uqr'

/** A QR code: the squares of a side, and the dark ones as a path of an SVG with one unit each. */
export interface QrCode {
  readonly size: number
  readonly path: string
}

/** Modules of quiet zone around a code; scanners need four. */
const BORDER = 4

/** Returns the QR code of a text, with an error correction of about 15 %. */
export function qrCode(content: string): QrCode {
  const { size, data } = encode(content, { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
