// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mapStyle, type StyleChoice } from './map-style.ts'

const choose = (map: Partial<StyleChoice['map']>) =>
  mapStyle({
    map: {
      centre: { latitude: 1.3, longitude: 103.8 },
      style_url: null,
      basemap_url: null,
      attribution: 'Somebody',
      invented: false,
      ...map,
    },
    language: 'en',
    dark: false,
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

it('is the outlines of the world where there are no tiles', () => {
  expect(choose({})).toMatchObject({ sources: { basemap: { data: '/tiles/world.json' } } })
})
