import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** A file of a build, as far as its weight counts. */
export interface BuiltScript {
  readonly code: string
  /** Files that it cannot begin without. */
  readonly imports: readonly string[]
}

/** Returns the bytes (gzip) of a script with everything that it imports, each file once. */
export function weightOf(scripts: Readonly<Record<string, BuiltScript>>, entry: string): number {
  const found = new Set<string>()
  const add = (name: string) => {
    const script = scripts[name]
    if (!script || found.has(name)) return
    found.add(name)
    script.imports.forEach(add)
  }
  add(entry)
  return [...found].reduce((bytes, name) => bytes + gzipSync(scripts[name]?.code ?? '').length, 0)
}

/** Fails the build where more JavaScript (gzip) than the limit loads before the rider's work is shown. */
export function weightLimit(limit: number): Plugin {
  return {
    name: 'beckon:weight-limit',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const scripts = Object.values(bundle).filter((file) => file.type === 'chunk')
        const entry = scripts.find(({ isEntry }) => isEntry)
        if (!entry) return this.error('a build has an entry')
        const byName = Object.fromEntries(scripts.map((script) => [script.fileName, script]))
        const bytes = weightOf(byName, entry.fileName)
        if (bytes > limit) this.error(`${bytes} bytes of JavaScript load first; at most ${limit}`)
      },
    },
  }
}
