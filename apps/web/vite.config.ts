import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetManifest } from './build/asset-manifest.ts'
import { flagFile } from './build/flag-file.ts'
import { modernFonts } from './build/modern-fonts.ts'
import { pseudoTexts } from './build/pseudo-texts.ts'
import { publicPages } from './build/public-pages.ts'

/** Where `npm start` answers. */
const server = 'http://127.0.0.1:4000'

const packages = /\/packages\/(domain|contract|texts)\//
/** They only pass on what a feature offers; who asks for one thing does not get the others with it. */
const frontDoors = /\/apps\/web\/src\/(features|platform)\/[^/]+\/index\.ts$/
/** All that the pages of whoever waits for a parcel share with the portal. */
const everywhere = /\/node_modules\/(react|react-dom|scheduler)\//
/** What every page of the portal needs, in one file instead of many small ones. */
const always =
  /\/node_modules\/(zod|ky|i18next|i18next-http-backend|react-i18next|xstate|@xstate\/react|@tanstack\/(router-core|react-router|history|store|react-store))\//

export default defineConfig({
  plugins: [react(), assetManifest(), flagFile(), modernFonts(), pseudoTexts(), publicPages()],
  server: {
    port: 5173,
    proxy: {
      // The host says the country, so it is passed on as it is.
      '^/(api|ofrep|config\\.json|texts|tiles|dev)': { target: server, changeOrigin: false },
      '/live': { target: server, ws: true, changeOrigin: false },
    },
  },
  build: {
    // As of these, colours of both schemes stand in one place by light-dark().
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Fonts stay files, so that each script is fetched only where it is shown.
    assetsInlineLimit: (path) => (path.endsWith('.svg') ? undefined : false),
    chunkSizeWarningLimit: 1100,
    rollupOptions: {
      // The portal, and the pages of whoever waits for a parcel, which are light.
      input: ['index.html', 'public-pages.html'],
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: everywhere },
            { name: 'base', test: always },
          ],
        },
      },
      // They do nothing when imported: what is not used of them is left out.
      treeshake: { moduleSideEffects: (id) => !packages.test(id) && !frontDoors.test(id) },
    },
  },
})
