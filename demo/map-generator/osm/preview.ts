import type { WrittenFile, WrittenNode, WrittenWay } from '@beckon/streets/pbf'

/** Part of the map to look at: middle and width, metres. */
export interface View {
  readonly x: number
  readonly y: number
  readonly width: number
}

interface Painter {
  readonly at: (id: number) => string
  /** Pixels for one metre. */
  readonly scale: number
}

const pixels = 1400

/** A quick picture of a city as SVG, to judge its streets by eye. */
export function previewSvg(file: WrittenFile, view: View): string {
  const nodes = new Map(file.nodes.map((node) => [node.id, node]))
  const painter = painterOf(file, view, nodes)
  const parts = [
    ...file.ways.filter((way) => way.tags['natural'] !== 'water').flatMap((way) => ground(way, painter)),
    ...file.relations.flatMap((relation) => rings(relation.members, file, painter)),
    ...file.ways.filter((way) => way.tags['natural'] === 'water').flatMap((way) => ground(way, painter)),
    ...roads(file.ways, painter),
    ...file.ways.flatMap((way) => house(way, painter)),
    ...(view.width < 2500 ? numbers(file, painter, nodes) : []),
    ...file.nodes.flatMap((node) => label(node, painter, view)),
    ...streetNames(file.ways, painter, view),
  ]
  const size = `width="${pixels}" height="${pixels}" viewBox="0 0 ${pixels} ${pixels}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="#f2efe9"/>${parts.join('\n')}</svg>`
}

function painterOf(file: WrittenFile, view: View, nodes: ReadonlyMap<number, WrittenNode>): Painter {
  const { west, east, south, north } = file.bounds
  const [latitude, longitude] = [(south + north) / 2, (west + east) / 2]
  const metres = 111_195
  const scale = pixels / view.width
  const shrink = Math.cos((latitude * Math.PI) / 180)
  const at = (id: number) => {
    const node = nodes.get(id)
    if (!node) return '0,0'
    const x = (node.longitude - longitude) * metres * shrink - view.x
    const y = (node.latitude - latitude) * metres - view.y
    return `${(pixels / 2 + x * scale).toFixed(1)},${(pixels / 2 - y * scale).toFixed(1)}`
  }
  return { at, scale }
}

function rings(
  members: WrittenFile['relations'][number]['members'],
  file: WrittenFile,
  painter: Painter,
): string[] {
  const outlines = members.map(({ ref }) => outline(file.ways[ref - 1]?.refs ?? [], painter))
  return [`<path fill="#a9d0e6" fill-rule="evenodd" d="${outlines.join(' ')}"/>`]
}

const outline = (refs: readonly number[], painter: Painter) => `M${refs.map(painter.at).join('L')}`

const grounds: readonly (readonly [key: string, value: string, colour: string])[] = [
  ['landuse', 'commercial', '#efe4dc'],
  ['landuse', 'residential', '#ebe7e1'],
  ['landuse', 'industrial', '#e6dde8'],
  ['landuse', 'retail', '#f7dfdb'],
  ['landuse', 'meadow', '#dcebc0'],
  ['landuse', 'cemetery', '#b7d1b0'],
  ['natural', 'wood', '#a6cc98'],
  ['natural', 'water', '#a9d0e6'],
  ['leisure', 'park', '#bfe3b0'],
  ['leisure', 'sports_centre', '#d5ecc5'],
  ['leisure', 'track', '#e8b9a0'],
  ['leisure', 'pitch', '#9fd49a'],
  ['amenity', 'university', '#f3edcf'],
  ['amenity', 'hospital', '#f6dede'],
  ['amenity', 'school', '#f5efd2'],
  ['amenity', 'parking', '#e4e4e4'],
  ['place', 'square', '#e6dfe9'],
  ['railway', 'platform', '#bbbbbb'],
]

function ground(way: WrittenWay, painter: Painter): string[] {
  const found = grounds.find(([key, value]) => way.tags[key] === value)
  return found && !way.tags['building']
    ? [`<path fill="${found[2]}" d="${outline(way.refs, painter)}"/>`]
    : []
}

/** Widths in metres. */
const widths: Readonly<Record<string, readonly [width: number, colour: string]>> = {
  motorway: [13, '#e892a2'],
  motorway_link: [8, '#e892a2'],
  primary: [18, '#fcd6a4'],
  secondary: [16, '#f7f3b0'],
  tertiary: [13, '#ffffff'],
  residential: [9, '#ffffff'],
  living_street: [8, '#eeeeee'],
  unclassified: [10, '#ffffff'],
  pedestrian: [9, '#dedbe8'],
  service: [4, '#ffffff'],
  footway: [1.6, '#e09a8c'],
}

function roads(ways: readonly WrittenWay[], painter: Painter): string[] {
  const drawn = Object.keys(widths)
    .toReversed()
    .flatMap((kind) => ways.filter((way) => way.tags['highway'] === kind && !way.tags['area']))
  const lines = (way: WrittenWay, extra: number, colour: string) => {
    const width = Math.max(0.7, (widths[way.tags['highway'] ?? '']?.[0] ?? 4) * painter.scale) + extra
    return `<path fill="none" stroke="${colour}" stroke-width="${width.toFixed(1)}" stroke-linejoin="round" stroke-linecap="${way.tags['bridge'] ? 'butt' : 'round'}" d="${outline(way.refs, painter)}"/>`
  }
  const rails = ways.filter((way) => way.tags['railway'] === 'rail' || way.tags['railway'] === 'tram')
  return [
    ...drawn
      .filter((way) => way.tags['highway'] !== 'footway')
      .map((way) => lines(way, 1.6, way.tags['bridge'] ? '#444444' : '#bcb5ac')),
    ...drawn.map((way) => lines(way, 0, widths[way.tags['highway'] ?? '']?.[1] ?? '#ffffff')),
    ...rails.map(
      (way) =>
        `<path fill="none" stroke="${way.tags['railway'] === 'rail' ? '#555555' : '#9a9ab8'}" stroke-width="1.2" d="${outline(way.refs, painter)}"/>`,
    ),
  ]
}

function house(way: WrittenWay, painter: Painter): string[] {
  return way.tags['building']
    ? [`<path fill="#d9d0c6" stroke="#b9aca0" stroke-width="0.5" d="${outline(way.refs, painter)}"/>`]
    : []
}

function numbers(file: WrittenFile, painter: Painter, nodes: ReadonlyMap<number, WrittenNode>): string[] {
  const text = (where: string, number: string) => {
    const [x, y] = where.split(',')
    return `<text x="${x}" y="${y}" font-size="8" fill="#665544">${number}</text>`
  }
  const onWays = file.ways.flatMap((way) => {
    const number = way.tags['addr:housenumber']
    return number ? [text(painter.at(way.refs[0] ?? 0), number)] : []
  })
  const onNodes = [...nodes.values()].flatMap((node) => {
    const number = node.tags?.['entrance'] ? node.tags['addr:housenumber'] : undefined
    return number ? [text(painter.at(node.id), number)] : []
  })
  return [...onWays, ...onNodes]
}

function label(node: WrittenNode, painter: Painter, view: View): string[] {
  const { tags } = node
  const name = tags?.['name']
  if (!tags || !name) return []
  const isPlace = tags['place'] !== undefined || tags['railway'] !== undefined
  if (!isPlace && view.width > 1600) return []
  const [x, y] = painter.at(node.id).split(',')
  const size = tags['place'] ? 19 : tags['railway'] ? 12 : 8
  const halo = 'paint-order="stroke" stroke="#ffffff" stroke-width="3"'
  return [
    `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" ${halo} fill="${isPlace ? '#333344' : '#885522'}">${name}</text>`,
  ]
}

function streetNames(ways: readonly WrittenWay[], painter: Painter, view: View): string[] {
  if (view.width > 2500) return []
  return ways.flatMap((way) => {
    const name = way.tags['highway'] ? way.tags['name'] : undefined
    if (!name || way.refs.length < 2) return []
    const [a, b] = [0, 1].map((i) =>
      painter
        .at(way.refs[Math.floor((way.refs.length - 2) / 2) + i] ?? 0)
        .split(',')
        .map(Number),
    )
    const [ax = 0, ay = 0] = a ?? []
    const [bx = 0, by = 0] = b ?? []
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
    const upright = turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn
    const [x, y] = [(ax + bx) / 2, (ay + by) / 2]
    return [
      `<text x="${x}" y="${y}" font-size="9.5" text-anchor="middle" dominant-baseline="middle" transform="rotate(${upright.toFixed(0)} ${x} ${y})" fill="#333333">${name}</text>`,
    ]
  })
}
