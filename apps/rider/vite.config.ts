import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { modernFonts } from '../web/build/modern-fonts.ts'
import { noCompiledSchemas } from '../web/build/no-compiled-schemas.ts'
import { noPortalLibraries } from '../web/build/no-portal-libraries.ts'
import { precompress } from '../web/build/precompress.ts'
import { preact } from '../web/build/preact.ts'
import { pseudoTexts } from '../web/build/pseudo-texts.ts'
import { serviceProxy } from '../web/build/service-proxy.ts'
import { styleTypes } from '../web/build/style-types.ts'
import { listFiles, precachedFiles } from './build/precache.ts'
import { weightLimit } from './build/weight-limit.ts'

/** Where `npm start` answers. */
const server = 'http://127.0.0.1:4000'

const packages = /\/packages\/(domain|contract|texts)\//
const frontDoors = /\/apps\/rider\/src\/(features|platform)\/[^/]+\/index\.ts$/

/** Bytes of JavaScript (gzip) before the rider's work is shown. */
const WORK_LIMIT = 110_000

/** The service worker is a build of its own: one classic script without imports, which lists the files of the page. */
const WORKER = 'worker'

const worker = {
  emptyOutDir: false,
  copyPublicDir: false,
  rollupOptions: {
    input: 'src/worker/main.ts',
    output: { format: 'iife' as const, entryFileNames: 'sw.js', codeSplitting: false as const },
  },
}

const page = {
  rollupOptions: {
    input: 'index.html',
    output: {
      chunkFileNames: ({ name }: { name: string }) =>
        name.startsWith('shared~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js',
      // Modules shared by several screens, merged into a few files: each file costs a request.
      codeSplitting: {
        groups: [
          { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 400_000 },
        ],
      },
    },
  },
}

export default defineConfig(({ mode }) => ({
  base: '/rider/',
  plugins: [
    react(),
    styleTypes(),
    ...(mode === WORKER ? [precachedFiles()] : [listFiles(), weightLimit(WORK_LIMIT)]),
    noCompiledSchemas(),
    noPortalLibraries(),
    modernFonts(),
    pseudoTexts(),
    precompress(),
  ],
  resolve: { alias: preact },
  server: { port: 5174, proxy: serviceProxy(server) },
  build: {
    // As of these, colours of both schemes stand in one place by light-dark().
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: (path: string) => (path.endsWith('.svg') ? undefined : false),
    ...(mode === WORKER ? worker : page),
    rollupOptions: {
      ...(mode === WORKER ? worker : page).rollupOptions,
      // They do nothing when imported: what is not used of them is left out.
      treeshake: { moduleSideEffects: (id: string) => !packages.test(id) && !frontDoors.test(id) },
    },
  },
}))
