import { dirname, join } from 'node:path/posix'

/** A module of the build: its code without types, and the ids of the modules that it imports. */
export interface BuiltModule {
  readonly code: string
  readonly imports: readonly string[]
}

export type ModuleOf = (id: string) => BuiltModule | undefined

/** One static import or re-export: the names of the other module, or all of them. */
interface Reference {
  readonly from: string
  readonly names: readonly { readonly theirs: string; readonly ours: string }[] | 'all'
}

/**
 * Returns the modules that are loaded with the given ones. An index file only passes on: of what it names, the modules
 * of the imported names are reached and the others are not.
 */
export function reachableModules(entries: readonly string[], moduleOf: ModuleOf): ReadonlySet<string> {
  const reached = new Set<string>()
  const visit = (id: string): void => {
    const module = moduleOf(id)
    if (!module || reached.has(id)) return
    reached.add(id)
    for (const target of module.imports) if (!isIndex(target)) visit(target)
    for (const { from, names } of referencesIn(module.code)) {
      const target = targetOf(from, id, module.imports)
      if (target === undefined || !isIndex(target)) continue
      if (names === 'all') visit(target)
      else for (const { theirs } of names) pass(target, theirs)
    }
  }
  const pass = (index: string, name: string): void => {
    const next = passedOn(index, name, moduleOf)
    if (next === undefined) visit(index)
    else if (isIndex(next.id)) pass(next.id, next.name)
    else visit(next.id)
  }
  for (const entry of entries) visit(entry)
  return reached
}

/** Of packages outside, those with an index of hundreds of parts. */
const index = /\/(?:apps\/web\/src|packages|@mantine\/\w+)\/.*\/index\.(?:ts|mjs)$/u

const isIndex = (id: string): boolean => index.test(id)

/** Returns the module that an index file has a name from; undefined where the name is its own. */
function passedOn(index: string, name: string, moduleOf: ModuleOf): { id: string; name: string } | undefined {
  const module = moduleOf(index)
  if (!module) return undefined
  for (const { from, names } of referencesIn(module.code)) {
    const found = names !== 'all' && names.find(({ ours }) => ours === name)
    const id = found && targetOf(from, index, module.imports)
    if (id) return { id, name: found.theirs }
  }
  return undefined
}

/** Stands for all names of a module under one name: `* as accountCalls`. */
const WHOLE = '*'

const statement =
  /^\s*(?:import|export)\s*(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}|\*\s*as\s+([\w$]+)|(\*))?\s*(?:from\s*)?["']([^"'\n]+)["']/gmu

function referencesIn(code: string): Reference[] {
  return [...code.matchAll(statement)].map(([, own, list, whole, all, from = '']) => {
    if (all !== undefined) return { from, names: 'all' }
    const ownName = own === undefined ? [] : [{ theirs: 'default', ours: own }]
    const wholeName = whole === undefined ? [] : [{ theirs: WHOLE, ours: whole }]
    return { from, names: [...ownName, ...wholeName, ...namesIn(list ?? '')] }
  })
}

const namesIn = (list: string) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [theirs = part, ours = theirs] = part.split(/\s+as\s+/u)
      return { theirs, ours }
    })

/** Finds the id of a module that is imported by a path, or by the name of a package. */
function targetOf(from: string, importer: string, imports: readonly string[]): string | undefined {
  if (from.startsWith('.')) return imports.find((id) => id === join(dirname(importer), from))
  const [scope = '', name = '', ...rest] = from.split('/')
  const ours = `/packages/${[name, 'src', ...rest].join('/')}/index.ts`
  return scope === '@beckon'
    ? imports.find((id) => id.endsWith(ours))
    : imports.find((id) => id.includes(`/node_modules/${from}/`) || id.includes(`/node_modules/${from}.`))
}
