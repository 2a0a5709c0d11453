import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetManifest } from './build/asset-manifest.ts'
import { catalogueFiles } from './build/catalogue-files.ts'
import { flagFile } from './build/flag-file.ts'
import { modernFonts } from './build/modern-fonts.ts'

/** Where `npm start` answers. */
const server = 'http://127.0.0.1:4000'

const packages = /\/packages\/(domain|contract|texts)\//
/** They only pass on what a feature offers; who asks for one thing does not get the others with it. */
const frontDoors = /\/apps\/web\/src\/(features|platform)\/[^/]+\/index\.ts$/
/** What every page needs, in one file instead of many small ones. */
const always =
  /\/node_modules\/(react|react-dom|scheduler|zod|ky|i18next|i18next-http-backend|react-i18next|xstate|@xstate\/react|@tanstack\/(router-core|react-router|history|store|react-store))\//

export default defineConfig({
  plugins: [react(), assetManifest(), catalogueFiles(), flagFile(), modernFonts()],
  server: {
    port: 5173,
    proxy: {
      // The host says the country, so it is passed on as it is.
      '^/(api|ofrep|config\\.json|tiles|dev)': { target: server, changeOrigin: false },
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
      output: { codeSplitting: { groups: [{ name: 'base', test: always }] } },
      // They do nothing when imported: what is not used of them is left out.
      treeshake: { moduleSideEffects: (id) => !packages.test(id) && !frontDoors.test(id) },
    },
  },
})
