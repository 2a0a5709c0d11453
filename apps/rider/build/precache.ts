import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const LIST = 'precache.json'
const NAME = 'virtual:precache'
const RESOLVED = `\0${NAME}`
/** Fonts are stored when they are first used: a rider reads one script. */
const isPrecached = (name: string): boolean => /\.(js|css)$/u.test(name)

/** Lists the files of the page that the service worker stores when it is installed. */
export function listFiles(): Plugin {
  return {
    name: 'beckon:list-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle).filter(isPrecached).toSorted()
        this.emitFile({ type: 'asset', fileName: LIST, source: JSON.stringify(files) })
      },
    },
  }
}

/** Gives the worker that list and a version: another build of the page makes another worker, which browsers then install. */
export function precachedFiles(): Plugin {
  return {
    name: 'beckon:precached-files',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined
      const list = readFileSync(`${dist}${LIST}`, 'utf8')
      const hash = createHash('sha256')
        .update(list)
        .update(readFileSync(`${dist}index.html`))
      for (const file of JSON.parse(list) as string[]) hash.update(readFileSync(dist + file))
      return `export const version = '${hash.digest('hex').slice(0, 12)}'\nexport const files = ${list}\n`
    },
  }
}
