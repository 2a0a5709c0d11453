import type { Map as MapView } from 'maplibre-gl'
import { expect, it } from 'vitest'
import { drawTrail, drawRoute } from './map-drawing.ts'

function fakeMap() {
  const lines = new Map<string, unknown>()
  const layers: { readonly id: string; readonly before: string | undefined }[] = []
  const coordinatesOf = (data: unknown) =>
    (data as { geometry: { coordinates: unknown } }).geometry.coordinates
  const map = {
    getSource: (name: string) =>
      lines.has(name) ? { setData: (data: unknown) => void lines.set(name, coordinatesOf(data)) } : undefined,
    addSource: (name: string, { data }: { data: unknown }) => void lines.set(name, coordinatesOf(data)),
    getLayer: (id: string) => layers.find((layer) => layer.id === id),
    addLayer: ({ id }: { id: string }, before?: string) => void layers.push({ id, before }),
  }
  return { map: map as never as MapView, lines, layers }
}

it('the ridden part of the route lies below the road ahead, and a single position draws no line', () => {
  const { map, lines, layers } = fakeMap()
  drawRoute(map, [[103.8, 1.3]], '#123456')
  drawTrail(map, [[103.7, 1.2]])
  expect(lines.get('trail')).toEqual([])
  drawTrail(map, [
    [103.7, 1.2],
    [103.8, 1.3],
  ])
  expect(lines.get('trail')).toEqual([
    [103.7, 1.2],
    [103.8, 1.3],
  ])
  expect(layers).toEqual([
    { id: 'route-casing', before: undefined },
    { id: 'route', before: undefined },
    { id: 'trail', before: 'route-casing' },
  ])
})
