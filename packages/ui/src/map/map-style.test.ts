// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mapStyle, type StyleChoice } from './map-style.ts'

const choose = (map: Partial<StyleChoice['map']>, isFollowing = false) =>
  mapStyle({
    map: {
      centre: { latitude: 1.3, longitude: 103.8 },
      style_url: null,
      basemap_url: null,
      attribution: 'Somebody',
      invented: false,
      packs: [],
      ...map,
    },
    language: 'en',
    dark: false,
    centre: [103.8, 1.3],
    isFollowing,
  })

it('is the operator’s own, whole, where there is one', () => {
  const style_url = 'https://style.test/bright?key=k'
  expect(choose({ style_url, basemap_url: '/tiles/sg.pmtiles' })).toBe(style_url)
})

it.each([
  ['/tiles/sg.pmtiles?v=1', `pmtiles://${location.origin}/tiles/sg.pmtiles?v=1`],
  ['https://tiles.test/world.pmtiles', 'pmtiles://https://tiles.test/world.pmtiles'],
])('is drawn from the tiles at %s', (basemap_url, url) => {
  expect(choose({ basemap_url })).toMatchObject({
    sources: { basemap: { type: 'vector', url, attribution: 'Somebody' } },
  })
})

it('is one source of all packs, and the attribution is left to the view', () => {
  const pack = (name: string, west: number) => ({
    tiles_url: `/tiles/${name}.pmtiles?v=1`,
    bounds: { west, south: 1, east: west + 0.5, north: 1.5 },
    attribution: name,
    invented: false,
  })
  const packs = [pack('far', 110), pack('here', 103.5)]
  const style = choose({ packs, basemap_url: '/tiles/far.pmtiles?v=1' })
  const source = typeof style === 'string' ? undefined : style.sources['basemap']
  expect(source).toEqual({ type: 'vector', url: expect.stringMatching(/^packs:\/\/\d+$/u) })
  expect(choose({ packs })).toMatchObject({ sources: { basemap: source } })
  expect(choose({ packs: packs.slice(1) })).not.toMatchObject({ sources: { basemap: source } })
})

it('is the outlines of the world where there are no tiles', () => {
  expect(choose({})).toMatchObject({ sources: { basemap: { data: '/tiles/world.json' } } })
})

it('names each thing once: in the reader’s language, else as it is written there', () => {
  const style = choose({ basemap_url: '/tiles/ae.pmtiles' })
  const fields = typeof style === 'string' ? [] : style.layers.flatMap((layer) => fieldOf(layer))
  const named = fields.filter((field) => field.includes('"name'))
  expect(named.length).toBeGreaterThan(3)
  expect(new Set(named)).toEqual(new Set([JSON.stringify(['coalesce', ['get', 'name:en'], ['get', 'name']])]))
})

it('sorts labels by a number, also without a sort key in the tiles', () => {
  const style = choose({ basemap_url: '/tiles/sg.pmtiles' })
  const keys = typeof style === 'string' ? [] : style.layers.flatMap((layer) => sortKeyOf(layer))
  expect(keys.length).toBeGreaterThan(3)
  for (const key of keys) expect(key).toEqual(['coalesce', expect.anything(), expect.any(Number)])
})

it.each([
  [false, true],
  [true, false],
])('with riders followed: %s, draws the names of shops and stations: %s', (isFollowing, isThere) => {
  const style = choose({ basemap_url: '/tiles/sg.pmtiles' }, isFollowing)
  const ids = typeof style === 'string' ? [] : style.layers.map(({ id }) => id)
  expect(ids.includes('pois')).toBe(isThere)
})

const sortKeyOf = (layer: { layout?: object | undefined }): unknown[] =>
  layer.layout && 'symbol-sort-key' in layer.layout ? [layer.layout['symbol-sort-key']] : []

const fieldOf = (layer: { layout?: object | undefined }): string[] =>
  layer.layout && 'text-field' in layer.layout ? [JSON.stringify(layer.layout['text-field'])] : []
