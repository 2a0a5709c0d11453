import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetManifest } from './build/asset-manifest.ts'
import { componentStyles } from './build/component-styles.ts'
import { firstPageLimit } from './build/first-page-limit.ts'
import { flagFile } from './build/flag-file.ts'
import { modernFonts } from './build/modern-fonts.ts'
import { noCallDocumentation } from './build/no-call-documentation.ts'
import { noDeskErrors } from './build/no-desk-errors.ts'
import { noCompiledSchemas } from './build/no-compiled-schemas.ts'
import { noJsonSchemas } from './build/no-json-schemas.ts'
import { noPortalLibraries } from './build/no-portal-libraries.ts'
import { pageModules } from './build/page-modules.ts'
import { preact } from './build/preact.ts'
import { precompress } from './build/precompress.ts'
import { pseudoTexts } from './build/pseudo-texts.ts'
import { publicPages } from './build/public-pages.ts'
import { serviceProxy } from './build/service-proxy.ts'
import { styleTypes } from './build/style-types.ts'
import { tablerIcons } from './build/tabler-icons.ts'
import { themeStyles } from './build/theme-styles.ts'

/** Where `npm start` answers. */
const server = 'http://127.0.0.1:4000'

const packages = /\/packages\/(domain|contract|texts)\//
/** They only pass on what a feature offers; who asks for one thing does not get the others with it. */
const frontDoors = /\/apps\/web\/src\/(features|platform)\/[^/]+\/index\.ts$/
/** Which modules the pages of the portal begin with; in few files, because each file costs a request. */
const modules = pageModules()

/** The pages for visitors and for recipients are a build of their own, without the libraries of the portal. */
const PUBLIC_PAGES = 'public-pages'

const portalFiles = {
  // Files that share modules may import each other in a circle; each module still runs when it is first needed.
  strictExecutionOrder: true,
  // A shared file is named after all that share it, which is longer than some file systems allow.
  chunkFileNames: ({ name }: { name: string }) =>
    name.startsWith('shared~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js',
  codeSplitting: {
    // A dependency would bring all that its index files name, used or not.
    includeDependenciesRecursively: false,
    groups: [
      { name: 'base', test: modules.isOfEveryPage, priority: 2 },
      { name: 'first-page', test: modules.isOfFirstPage, priority: 1 },
      // Modules shared by several screens, merged into a few files.
      { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 60_000 },
    ],
  },
}

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    tablerIcons(),
    styleTypes(),
    themeStyles(),
    ...(mode === PUBLIC_PAGES
      ? [assetManifest('welcome', 'welcome-manifest.json'), noPortalLibraries()]
      : [
          modules.plugin,
          firstPageLimit(),
          assetManifest('index', 'asset-manifest.json'),
          flagFile(),
          componentStyles(),
        ]),
    modernFonts(),
    noCompiledSchemas(),
    noJsonSchemas(),
    noCallDocumentation(),
    noDeskErrors(),
    pseudoTexts(),
    publicPages(),
    precompress(),
  ],
  ...(mode === PUBLIC_PAGES ? { publicDir: false as const, resolve: { alias: preact } } : {}),
  server: {
    port: 5173,
    proxy: serviceProxy(server),
  },
  build: {
    // As of these, colours of both schemes stand in one place by light-dark().
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Fonts stay files, so that each script is fetched only where it is shown.
    assetsInlineLimit: (path: string) => (path.endsWith('.svg') ? undefined : false),
    chunkSizeWarningLimit: 1400,
    // The portal is built first.
    emptyOutDir: mode !== PUBLIC_PAGES,
    rollupOptions: {
      input: mode === PUBLIC_PAGES ? ['public-pages.html', 'welcome.html'] : 'index.html',
      // Of the component library, whose modules are read and left out.
      ...(mode === PUBLIC_PAGES ? { shimMissingExports: true } : { output: portalFiles }),
      // They do nothing when imported: what is not used of them is left out.
      treeshake: { moduleSideEffects: (id: string) => !packages.test(id) && !frontDoors.test(id) },
    },
  },
}))
