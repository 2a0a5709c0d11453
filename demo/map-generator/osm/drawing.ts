import type { WrittenMember, WrittenNode, WrittenRelation, WrittenWay } from '@beckon/streets/pbf'
import type { Point } from '../shape/point.ts'
import type { Ring } from '../shape/polygon.ts'

export type Tags = Readonly<Record<string, string>>

/** Metres for one degree of latitude on the mean sphere. */
const perDegree = 111_195.08

/** Objects of the map, numbered as they are drawn. */
export class Drawing {
  readonly nodes: WrittenNode[] = []
  readonly ways: WrittenWay[] = []
  readonly relations: WrittenRelation[] = []
  private readonly centre: { readonly latitude: number; readonly longitude: number }

  constructor(centre: { readonly latitude: number; readonly longitude: number }) {
    this.centre = centre
  }

  node(p: Point, tags?: Tags): number {
    const id = this.nodes.length + 1
    const degrees = this.degrees(p)
    this.nodes.push(tags ? { id, ...degrees, tags } : { id, ...degrees })
    return id
  }

  way(refs: readonly number[], tags: Tags): number {
    const id = this.ways.length + 1
    this.ways.push({ id, refs, tags })
    return id
  }

  line(points: readonly Point[], tags: Tags): number {
    return this.way(
      points.map((p) => this.node(p)),
      tags,
    )
  }

  area(ring: Ring, tags: Tags): number {
    const refs = ring.map((p) => this.node(p))
    return this.way([...refs, ...refs.slice(0, 1)], tags)
  }

  relation(members: readonly WrittenMember[], tags: Tags): number {
    const id = this.relations.length + 1
    this.relations.push({ id, members, tags })
    return id
  }

  degrees(p: Point): { readonly latitude: number; readonly longitude: number } {
    const { latitude, longitude } = this.centre
    const shrink = Math.cos((latitude * Math.PI) / 180)
    const round = (value: number) => Math.round(value * 1e7) / 1e7
    return {
      latitude: round(latitude + p.y / perDegree),
      longitude: round(longitude + p.x / (perDegree * shrink)),
    }
  }
}
