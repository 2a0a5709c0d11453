import { buildMotorway } from '../roads/motorway.ts'
import { buildNetwork, HALF_SIZE, type Network } from '../roads/network.ts'
import { turnOneWay } from '../roads/one-way.ts'
import { isMajor } from '../roads/road.ts'
import { distance, type Point } from '../shape/point.ts'
import { seededRandom } from '../shape/random.ts'
import { nearLines } from '../shape/raster.ts'
import type { Style, Vocabulary, Translations } from '../vocabulary/vocabulary.ts'
import { type Address, numberBuildings } from './addresses.ts'
import { type Block, blocksOf } from './blocks.ts'
import { type Building, buildBlock } from './buildings.ts'
import { Namer } from './names.ts'
import { type Poi, openShops } from './pois.ts'
import { nameStreets, partStreets, type Street } from './streets.ts'
import { assignUses } from './uses.ts'
import type { Zone } from './zones.ts'

/** A city before it is drawn. */
export interface City {
  readonly vocabulary: Vocabulary
  readonly network: Network
  readonly streets: readonly Street[]
  readonly blocks: readonly Block[]
  readonly addresses: readonly Address[]
  readonly pois: readonly Poi[]
  readonly districtNames: readonly Translations[]
  readonly motorway: Translations
  readonly namer: Namer
}

export function buildCity(vocabulary: Vocabulary, seed: string): City {
  const random = seededRandom(seed)
  const network = buildNetwork(vocabulary, random.stream('network'))
  const { graph, skeleton, districts } = network
  const middle = skeleton.middle
  const streets = partStreets(graph, middle, districts, random.stream('parts'))
  const namer = new Namer(vocabulary, random.stream('names'))
  const [first, ...others] = vocabulary.districts
  const districtNames = [...(first ? [first] : []), ...random.stream('places').shuffled(others)]
  nameStreets(streets, graph, vocabulary, districtNames, namer)
  const motorway = namer.make(vocabulary.streets.motorway, {})
  const narrow = streets.filter((one) => !isMajor(one.rank) && isCentral(one, middle, network))
  turnOneWay(
    graph,
    narrow.map((one) => inOrder(one)),
    random.stream('one-way'),
  )
  buildMotorway(graph, skeleton.motorway, vocabulary.drivesOn)
  const blocks = blocksOf(network.blocks, network.zones)
  const loud = nearLines(HALF_SIZE, 12, [skeleton.railway, skeleton.motorway], 120)
  const quiet = blocks.filter(({ inside }) => loud.read(inside.x, inside.y) > 110)
  assignUses(quiet, middle, random.stream('uses'))
  const free = (p: Point) => network.land.ashore.read(p.x, p.y) > 5 && loud.read(p.x, p.y) > 24
  const buildings = buildHouses(blocks, free, streets, vocabulary, seed)
  const numbers = random.stream('numbers')
  const addresses = numberBuildings(buildings, districts, districtNames, vocabulary, namer, numbers)
  const pois = openShops(addresses, vocabulary, districtNames, namer, random.stream('shops'))
  return { vocabulary, network, streets, blocks, addresses, pois, districtNames, motorway, namer }
}

function isCentral(street: Street, middle: Point, network: Network): boolean {
  const zone = network.zones.zoneAt(street.middle)
  return zone === 'core' && !isPedestrian(street, middle)
}

/** Small streets right in the middle belong to people on foot. */
export function isPedestrian(street: Street, middle: Point): boolean {
  return !isMajor(street.rank) && distance(street.middle, middle) < 250
}

/** Edges from one end to the other, in the road's own direction. */
function inOrder(street: Street) {
  return [...street.edges].sort((a, b) => a.position - b.position)
}

function buildHouses(
  blocks: readonly Block[],
  free: (p: Point) => boolean,
  streets: readonly Street[],
  vocabulary: Vocabulary,
  seed: string,
): Building[] {
  const byEdge = new Map<number, Street>()
  for (const street of streets) for (const edge of street.edges) byEdge.set(edge.id, street)
  const random = seededRandom(`${seed}/houses`)
  return blocks.flatMap((block) => {
    const style = block.use === 'ordinary' ? styleOf(block.zone, vocabulary) : undefined
    return style ? buildBlock(block, style, (edge) => byEdge.get(edge), free, random) : []
  })
}

/** Green ground is not built over. */
function styleOf(zone: Zone, { buildings }: Vocabulary): Style | 'halls' | undefined {
  if (zone === 'core' || zone === 'inner' || zone === 'outer') return buildings[zone]
  if (zone === 'industry') return 'halls'
  return zone === 'campus' || zone === 'hospital' ? 'slabs' : undefined
}
