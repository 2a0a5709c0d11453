import { brandIcon, type BrandId, brandIds, brands } from '@beckon/domain/country'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

/** Room around the box, to see what is drawn outside of it. */
const MARGIN = 8
const BOX = 32
const SIZE = BOX + 2 * MARGIN

/** How much of each unit of the box and its surroundings is inked, 0 to 255. */
async function inkOf(id: BrandId): Promise<Buffer> {
  const paths = brands[id].mark.map((path) => `<path d="${path}"/>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${MARGIN} -${MARGIN} ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}"><g fill-rule="evenodd">${paths}</g></svg>`
  return sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer()
}

describe.each(brandIds)('the mark of %s', (id) => {
  it('is drawn inside its box, and fills it', async () => {
    const ink = await inkOf(id)
    const inked = [...ink].flatMap((strength, at) =>
      strength > 8 ? [{ x: (at % SIZE) - MARGIN, y: Math.floor(at / SIZE) - MARGIN }] : [],
    )
    const of = (side: 'x' | 'y') => inked.map((place) => place[side])
    for (const side of ['x', 'y'] as const) {
      expect(Math.min(...of(side))).toBeGreaterThanOrEqual(1)
      expect(Math.max(...of(side))).toBeLessThan(BOX - 1)
    }
    expect(Math.max(...of('x')) - Math.min(...of('x'))).toBeGreaterThanOrEqual(BOX / 2)
  })

  it('is still seen in the tab of a browser, 16 points wide', async () => {
    const icon = await sharp(Buffer.from(brandIcon(brands[id])))
      .resize(16, 16)
      .greyscale()
      .raw()
      .toBuffer()
    const ground = icon[16 * 8] ?? 0
    // A mark of thin lines has hardly a point that is plain white: it is a grey blot.
    const white = icon.filter((point) => point > 225).length
    const drawn = icon.filter((point) => Math.abs(point - ground) >= 20).length
    expect(drawn).toBeGreaterThanOrEqual(40)
    expect(white / drawn).toBeGreaterThanOrEqual(0.25)
  })
})
