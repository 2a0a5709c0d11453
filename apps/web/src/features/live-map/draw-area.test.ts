import { brandIds, brands } from '@beckon/domain/country'
import { namedFlavor } from '@protomaps/basemaps'
import type { Map as MapView } from 'maplibre-gl'
import { expect, it } from 'vitest'
import { areaShade, drawArea } from './draw-area.ts'

const ring = [
  [103.8, 1.2],
  [103.9, 1.2],
  [103.9, 1.4],
  [103.8, 1.2],
] as const

function world(layers: { id: string; type: string }[]) {
  const drawn: (string | undefined)[][] = []
  const given: unknown[] = []
  let exists = false
  const map = {
    getSource: () => (exists ? { setData: (data: unknown) => void given.push(data) } : undefined),
    addSource: (_id: string, { data }: { data: unknown }) => {
      exists = true
      given.push(data)
    },
    getStyle: () => ({ layers }),
    addLayer: ({ id }: { id: string }, before?: string) => void drawn.push([id, before]),
  }
  return { map: map as never as MapView, drawn, given }
}

it('draws the area once, below the names, and gives it new data after that', () => {
  const { map, drawn, given } = world([
    { id: 'land', type: 'fill' },
    { id: 'streets', type: 'symbol' },
  ])
  drawArea(map, ring, '#123456')
  drawArea(map, [], '#123456')
  expect(drawn).toEqual([
    ['delivery-area-fill', 'streets'],
    ['delivery-area', 'streets'],
  ])
  expect(given).toMatchObject([
    { geometry: { type: 'Polygon', coordinates: [ring] } },
    { geometry: { coordinates: [[]] } },
  ])
})

it('draws nothing where there is none', () => {
  const { map, drawn, given } = world([])
  drawArea(map, [], '#123456')
  expect([drawn, given]).toEqual([[], []])
})

/** WCAG relative luminance. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex
  const channel = (at: number) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

it.each(brandIds)('is seen in the colour of %s, by day and by night', (id) => {
  for (const dark of [false, true]) {
    const ground = luminance(namedFlavor(dark ? 'dark' : 'light').earth)
    const line = luminance(brands[id].shades[areaShade(dark)])
    const [bright, dim] = line > ground ? [line, ground] : [ground, line]
    expect((bright + 0.05) / (dim + 0.05), dark ? 'dark' : 'light').toBeGreaterThanOrEqual(3)
  }
})
