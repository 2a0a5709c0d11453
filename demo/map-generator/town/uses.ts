import { distance, type Point } from '../shape/point.ts'
import type { Random } from '../shape/random.ts'
import type { Block } from './blocks.ts'

interface LandUse {
  readonly use: Block['use']
  readonly count: number
  readonly area: readonly [number, number]
  readonly zones: readonly Block['zone'][]
  /** Metres between two of them. */
  readonly apart: number
}

const landUses: readonly LandUse[] = [
  { use: 'market', count: 4, area: [9000, 34_000], zones: ['inner', 'outer'], apart: 1300 },
  { use: 'school', count: 12, area: [6000, 30_000], zones: ['inner', 'outer'], apart: 620 },
  { use: 'garden', count: 22, area: [1500, 9500], zones: ['core', 'inner', 'outer'], apart: 330 },
]

/** Takes some blocks out for squares, schools, small gardens and shopping centres. */
export function assignUses(blocks: readonly Block[], middle: Point, random: Random): void {
  const central = blocks
    .filter(({ face, zone }) => zone === 'core' && face.area > 2000 && face.area < 15_000)
    .sort((a, b) => distance(a.inside, middle) - distance(b.inside, middle))
  const squares: Block[] = []
  for (const block of central) {
    if (squares.length >= 3 || squares.some((other) => distance(other.inside, block.inside) < 380)) continue
    block.use = 'square'
    squares.push(block)
  }
  for (const landUse of landUses) {
    const taken: Block[] = []
    for (const block of random.shuffled(blocks)) {
      const [least, most] = landUse.area
      const fits = block.use === 'ordinary' && block.face.area > least && block.face.area < most
      if (taken.length >= landUse.count || !fits || !landUse.zones.includes(block.zone)) continue
      if (taken.some((other) => distance(other.inside, block.inside) < landUse.apart)) continue
      block.use = landUse.use
      taken.push(block)
    }
  }
}
