import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetManifest } from './build/asset-manifest.ts'
import { catalogueFiles } from './build/catalogue-files.ts'
import { flagFile } from './build/flag-file.ts'
import { modernFonts } from './build/modern-fonts.ts'

/** Where `npm start` answers. */
const server = 'http://127.0.0.1:4000'

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
      // Our packages do nothing when imported: what is not used of them is left out.
      treeshake: { moduleSideEffects: (id) => !/\/packages\/(domain|contract|texts)\//.test(id) },
    },
  },
})
