import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'lightningcss'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** `rootDirs` in the tsconfig.json of each app lays its folder over `src`. */
const apps = [
  { sources: join(root, 'apps/web/src'), types: join(root, '.cache/style-types/web') },
  { sources: join(root, 'apps/rider/src'), types: join(root, '.cache/style-types/rider') },
  { sources: join(root, 'apps/console/src'), types: join(root, '.cache/style-types/console') },
]

/** Writes a type declaration for each CSS module, so that a class that does not exist is a type error. */
export function writeStyleTypes(): void {
  for (const { sources, types } of apps)
    for (const file of globSync('**/*.module.css', { cwd: sources })) writeTypesOf(file, sources, types)
}

function writeTypesOf(file: string, sources: string, types: string): void {
  const target = join(types, file.replace(/\.css$/u, '.d.css.ts'))
  const declaration = styleTypesOf(file, readFileSync(join(sources, file)))
  // An unchanged declaration keeps its time, so that the type checker can reuse its last result.
  if (existsSync(target) && readFileSync(target, 'utf8') === declaration) return
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, declaration)
}

/** Returns the type declaration of a CSS module: its classes and animations. */
export function styleTypesOf(filename: string, css: Uint8Array): string {
  const { exports } = transform({ filename, code: css, cssModules: true })
  const names = Object.keys(exports ?? {}).toSorted()
  return `declare const styles: {\n${names.map((name) => `  readonly '${name}': string\n`).join('')}}\nexport default styles\n`
}

/** Keeps the declarations up to date while the development server runs. */
export function styleTypes(): Plugin {
  return {
    name: 'beckon:style-types',
    apply: 'serve',
    configureServer({ watcher }) {
      writeStyleTypes()
      watcher.on('all', (_event, path) => {
        if (path.endsWith('.module.css')) writeStyleTypes()
      })
    },
  }
}
