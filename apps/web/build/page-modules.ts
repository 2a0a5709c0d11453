import type { Plugin } from 'vite'
import { reachableModules } from './reachable-modules.ts'

/** The frame of the pages after the login, and the page that most visits begin with. */
export const firstPage = [
  '/src/main.tsx',
  '/src/app/shell/Shell.tsx',
  '/src/screens/request-a-rider/Screen.tsx',
]

/** Rules that modules of the first page name, and that only later pages use. */
const later = /\/node_modules\/libphonenumber-js\/|\/domain\/src\/phone\/phone\.ts$/u

export interface PageModules {
  readonly plugin: Plugin
  /** Whether the module is loaded before the first field of a request can be used. */
  readonly isOfFirstPage: (id: string) => boolean
  /** Whether every page of the portal loads the module. */
  readonly isOfEveryPage: (id: string) => boolean
}

/** Finds the modules of the first page once all are read, before they are put into files. */
export function pageModules(): PageModules {
  let every: ReadonlySet<string> = new Set()
  let first: ReadonlySet<string> = new Set()
  return {
    plugin: {
      name: 'beckon:page-modules',
      apply: 'build',
      buildEnd() {
        const ids = [...this.getModuleIds()]
        const known = new Map(
          ids.map((id) => {
            const info = this.getModuleInfo(id)
            return [id, { code: info?.code ?? '', imports: info?.importedIds ?? [] }]
          }),
        )
        const entries = firstPage.map((path) => ids.filter((id) => id.endsWith(path)))
        every = reachableModules(entries[0] ?? [], (id) => known.get(id))
        first = reachableModules(entries.flat(), (id) => known.get(id))
      },
    },
    isOfFirstPage: (id) => first.has(id) && !later.test(id),
    isOfEveryPage: (id) => every.has(id) && !later.test(id),
  }
}
