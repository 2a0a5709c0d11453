import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { firstPage } from './page-modules.ts'

/** Bytes of JavaScript (gzip) that may be loaded before the first field of a request can be used. */
const LIMIT = 280_000

/** Fails the build where the request page has become too heavy. */
export function firstPageLimit(): Plugin {
  return {
    name: 'beckon:first-page-limit',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const loaded = new Set<string>()
      const load = (name: string): void => {
        if (loaded.has(name)) return
        loaded.add(name)
        for (const next of byName.get(name)?.imports ?? []) load(next)
      }
      for (const { fileName, isEntry, facadeModuleId } of chunks) {
        if (isEntry || firstPage.some((path) => facadeModuleId?.endsWith(path))) load(fileName)
      }
      const bytes = [...loaded].map((name) => gzipSync(byName.get(name)?.code ?? '').length)
      const sum = bytes.reduce((one, other) => one + other, 0)
      if (sum > LIMIT) {
        this.error(
          `${sum} bytes of JavaScript come before a request can be begun; ${LIMIT} are allowed (ADR 0080)`,
        )
      }
    },
  }
}
