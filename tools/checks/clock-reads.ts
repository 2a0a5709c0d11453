import { nameOf, type SourceFile, walk } from './syntax.ts'

const exempt =
  /^(demo|tools|bench|e2e)\/|\.test\.tsx?$|\/test\/|^apps\/((?:web|rider|console)\/src\/platform\/clock|server\/src\/platform\/clock|gateway\/src\/clock\.ts)|^packages\/sdk\/src\/clock\.ts$/u

/** Lines that read the time with `new Date()` outside the clock of the platform; the linter has no rule for it. */
export function clockReads(file: SourceFile): string[] {
  if (exempt.test(file.path)) return []
  const found: string[] = []
  walk(file.root, (node) => {
    if (
      node.type !== 'NewExpression' ||
      !/^(?:(?:globalThis|window|self)\.)?Date$/u.test(nameOf(node['callee']) ?? '')
    )
      return
    const given = node['arguments']
    if (Array.isArray(given) && given.length === 0)
      found.push(`${file.path}:${file.lineOf(node)} reads the time; use the clock of the platform`)
  })
  return found
}
