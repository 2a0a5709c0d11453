import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { componentStyles } from '../web/build/component-styles.ts'
import { modernFonts } from '../web/build/modern-fonts.ts'
import { noCompiledSchemas } from '../web/build/no-compiled-schemas.ts'
import { noJsonSchemas } from '../web/build/no-json-schemas.ts'
import { precompress } from '../web/build/precompress.ts'
import { pseudoTexts } from '../web/build/pseudo-texts.ts'
import { serviceProxy } from '../web/build/service-proxy.ts'
import { styleTypes } from '../web/build/style-types.ts'
import { tablerIcons } from '../web/build/tabler-icons.ts'

/** Where `npm start` answers. */
const server = 'http://127.0.0.1:4000'

const packages = /\/packages\/(domain|contract|texts)\//
const maps = /\/node_modules\/(maplibre-gl|pmtiles|@protomaps|@maplibre)\//
const frontDoors = /\/apps\/console\/src\/(features|platform)\/[^/]+\/index\.ts$/

export default defineConfig({
  base: '/console/',
  plugins: [
    react(),
    tablerIcons(),
    styleTypes(),
    componentStyles(),
    modernFonts(),
    noCompiledSchemas(),
    noJsonSchemas(),
    pseudoTexts(),
    precompress(),
  ],
  server: { port: 5175, proxy: serviceProxy(server) },
  build: {
    // As of these, colours of both schemes stand in one place by light-dark().
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: (path: string) => (path.endsWith('.svg') ? undefined : false),
    chunkSizeWarningLimit: 1400,
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Only pages with a map load it.
            { name: 'map', test: maps, priority: 1 },
            { name: 'base', test: /\/node_modules\// },
          ],
        },
      },
      // They do nothing when imported: what is not used of them is left out.
      treeshake: { moduleSideEffects: (id: string) => !packages.test(id) && !frontDoors.test(id) },
    },
  },
})
