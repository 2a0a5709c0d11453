import { NodeTable } from '../osm/node-table.ts'
import type { OsmData, OsmNode, OsmRelation, OsmWay, Tags } from '../osm/osm-data.ts'

type Place = readonly [longitude: number, latitude: number]

/** A map of lines between places, in an area of 0.1 by 0.1 degrees with its south-west corner at 20, 40. */
export class TestMap {
  readonly #nodes = new NodeTable()
  readonly #ways: OsmWay[] = []
  readonly #relations: OsmRelation[] = []
  readonly #tagged: OsmNode[] = []
  readonly #known = new Map<string, number>()

  node(place: Place, tags?: Tags): number {
    const known = this.#known.get(place.join())
    if (known !== undefined && !tags) return known
    const id = this.#nodes.length + 1
    const [longitude, latitude] = place
    this.#nodes.add(id, Math.round(latitude * 1e7), Math.round(longitude * 1e7))
    if (tags) this.#tagged.push({ id, latitude, longitude, tags })
    this.#known.set(place.join(), id)
    return id
  }

  way(tags: Tags, ...places: readonly Place[]): number {
    const id = this.#ways.length + 1
    this.#ways.push({ id, tags, refs: places.map((place) => this.node(place)) })
    return id
  }

  relation(tags: Tags, ...members: readonly (readonly [way: number, role: string])[]): void {
    this.#relations.push({
      id: this.#relations.length + 1,
      tags,
      members: members.map(([ref, role]) => ({ type: 'way', ref, role })),
    })
  }

  osm(): OsmData {
    return {
      point: (id) => this.#nodes.find(id),
      taggedNodes: this.#tagged,
      ways: this.#ways,
      relations: this.#relations,
      bounds: { west: 20, south: 40, east: 20.1, north: 40.1 },
    }
  }
}
