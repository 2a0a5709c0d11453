import type { Point } from '@beckon/domain/geo'
import type { Bounds } from '../model.ts'

export type Tags = Readonly<Record<string, string>>

export interface OsmNode extends Point {
  readonly id: number
  readonly tags: Tags
}

export interface OsmWay {
  readonly id: number
  readonly refs: readonly number[]
  readonly tags: Tags
}

export interface OsmMember {
  readonly type: 'node' | 'way' | 'relation'
  readonly ref: number
  readonly role: string
}

export interface OsmRelation {
  readonly id: number
  readonly members: readonly OsmMember[]
  readonly tags: Tags
}

/** An extract, read whole. Ways at its edge may name nodes that it does not hold. */
export interface OsmData {
  point(id: number): Point | undefined
  readonly taggedNodes: readonly OsmNode[]
  readonly ways: readonly OsmWay[]
  readonly relations: readonly OsmRelation[]
  readonly bounds: Bounds
}
