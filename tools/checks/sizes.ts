import { type SourceFile, type SyntaxNode, walk } from './syntax.ts'

/** Lines. A component is a function whose name begins with a capital in a .tsx file. */
export const limits = { function: 50, component: 120 } as const

/**
 * Returns the functions above their size limit; the linter counts the lines of files, but cannot distinguish
 * components from functions.
 */
export function oversized(file: SourceFile): string[] {
  const found: string[] = []
  for (const { name, node } of functionsOf(file)) {
    const isComponent = file.path.endsWith('.tsx') && /^[A-Z]/u.test(name)
    const limit = isComponent ? limits.component : limits.function
    const length = file.lengthOf(node)
    if (length > limit) {
      found.push(
        `${file.path}:${file.lineOf(node)} ${name || 'a function'} has ${length} lines; at most ${limit}`,
      )
    }
  }
  return found
}

function functionsOf(file: SourceFile): { name: string; node: SyntaxNode }[] {
  const found: { name: string; node: SyntaxNode }[] = []
  const named = new Set<unknown>()
  walk(file.root, (node) => {
    if (node.type === 'VariableDeclarator' && isFunction(node['init'])) {
      named.add(node['init'])
      found.push({ name: identifier(node['id']), node: node['init'] })
    } else if (isFunction(node) && !named.has(node)) {
      found.push({ name: identifier(node['identifier']), node })
    }
  })
  return found
}

function isFunction(value: unknown): value is SyntaxNode {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(String(value.type))
}

function identifier(value: unknown): string {
  return typeof value === 'object' && value !== null && 'value' in value ? String(value.value) : ''
}
