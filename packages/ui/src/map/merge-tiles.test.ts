import { PbfReader, PbfWriter } from 'pbf'
import { expect, it } from 'vitest'
import { mergeTiles } from './merge-tiles.ts'

interface Feature {
  readonly id?: number
  readonly geometry: readonly number[]
  readonly properties: Readonly<Record<string, string>>
}
type Content = Readonly<Record<string, readonly Feature[]>>

function encode(content: Content): Uint8Array {
  const tile = new PbfWriter()
  for (const [name, features] of Object.entries(content)) {
    const keys = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))]
    const values = [...new Set(features.flatMap(({ properties }) => Object.values(properties)))]
    tile.writeMessage(
      3,
      (_: undefined, layer: PbfWriter) => {
        layer.writeVarintField(15, 2)
        layer.writeStringField(1, name)
        for (const { id, geometry, properties } of features) {
          layer.writeMessage(
            2,
            (__: undefined, feature: PbfWriter) => {
              if (id !== undefined) feature.writeVarintField(1, id)
              const tags = Object.entries(properties)
              feature.writePackedVarint(
                2,
                tags.flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)]),
              )
              feature.writeVarintField(3, 2)
              feature.writePackedVarint(4, [...geometry])
            },
            undefined,
          )
        }
        for (const key of keys) layer.writeStringField(3, key)
        for (const value of values)
          layer.writeMessage(4, (text: string, one: PbfWriter) => one.writeStringField(1, text), value)
        layer.writeVarintField(5, 4096)
      },
      undefined,
    )
  }
  return tile.finish()
}

function decode(tile: Uint8Array): Record<string, Feature[]>[] {
  const layers: Record<string, Feature[]>[] = []
  new PbfReader(tile).readFields((tag, _, pbf) => {
    if (tag !== 3) return
    const layer = {
      name: '',
      keys: [] as string[],
      values: [] as string[],
      features: [] as (Feature & { tags: number[] })[],
    }
    pbf.readMessage((field, into, inner) => {
      if (field === 1) into.name = inner.readString()
      else if (field === 3) into.keys.push(inner.readString())
      else if (field === 4)
        inner.readMessage((f, list: string[], x) => void (f === 1 && list.push(x.readString())), into.values)
      else if (field === 2) {
        const feature = {
          id: undefined as number | undefined,
          tags: [] as number[],
          geometry: [] as number[],
        }
        inner.readMessage((f, one, x) => {
          if (f === 1) one.id = x.readVarint()
          else if (f === 2) x.readPackedVarint(one.tags)
          else if (f === 4) x.readPackedVarint(one.geometry)
        }, feature)
        const { id, ...rest } = feature
        into.features.push({ ...rest, ...(id === undefined ? {} : { id }), properties: {} })
      }
    }, layer)
    const features = layer.features.map(({ tags, ...feature }) => ({
      ...feature,
      properties: Object.fromEntries(
        tags.flatMap((key, at) => (at % 2 ? [] : [[layer.keys[key], layer.values[tags[at + 1] ?? -1]]])),
      ),
    }))
    layers.push({ [layer.name]: features })
  }, undefined)
  return layers
}

const west: Content = {
  roads: [{ id: 7, geometry: [9, 50, 34], properties: { name: 'West Street', kind: 'major_road' } }],
  water: [{ geometry: [9, 2, 2], properties: { kind: 'lake' } }],
}
const east: Content = {
  roads: [
    { geometry: [9, 4, 4], properties: { kind: 'path' } },
    { geometry: [9, 6, 6], properties: { kind: 'major_road', name: 'East Street' } },
  ],
  places: [{ geometry: [9, 8, 8], properties: { name: 'Easton' } }],
}

it('joins the layers of several tiles by name, and features keep their properties', () => {
  expect(decode(mergeTiles([encode(west), encode(east)]))).toEqual([
    { roads: [...(west['roads'] ?? []), ...(east['roads'] ?? [])] },
    { water: west['water'] },
    { places: east['places'] },
  ])
})

it('returns a tile alone as it is, and an empty one for none', () => {
  const tile = encode(west)
  expect(mergeTiles([tile])).toBe(tile)
  expect(mergeTiles([])).toHaveLength(0)
})
