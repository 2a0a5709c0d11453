import { expect, it } from 'vitest'
import { filesOfMap } from './precache.ts'

it('the map and its styles are not stored when the app is installed', () => {
  const files = [
    { fileName: 'index.js', moduleIds: ['/src/main.tsx'] },
    {
      fileName: 'RoadMap.js',
      moduleIds: ['/node_modules/maplibre-gl/dist/maplibre-gl.mjs'],
      viteMetadata: { importedCss: new Set(['RoadMap.css']) },
    },
    { fileName: 'index.css' },
  ]
  expect([...filesOfMap(files)]).toEqual(['RoadMap.js', 'RoadMap.css'])
})
