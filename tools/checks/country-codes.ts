import { isCountryCode } from '@beckon/domain/country'
import { type SourceFile, type SyntaxNode, walk } from './syntax.ts'

/** Tests, tools and the records themselves may name countries. */
const exempt = /^(tools|bench|e2e|demo)\/|^packages\/domain\/src\/country\/|\.test\.tsx?$|\/(test|corpus)\//u

const comparisons: readonly unknown[] = ['===', '!==', '==', '!=']

/** Lines that compare a country code with a literal, or list codes to look one up, outside the records of countries. */
export function comparedCountries(file: SourceFile): string[] {
  if (exempt.test(file.path)) return []
  const found: string[] = []
  walk(file.root, (node) => {
    const code = comparedCode(node)
    if (code)
      found.push(`${file.path}:${file.lineOf(node)} knows ${code}; use a field of the country's record`)
  })
  return found
}

function comparedCode(node: SyntaxNode): string | undefined {
  switch (node.type) {
    case 'BinaryExpression':
      return comparisons.includes(node['operator'])
        ? (codeOf(node['left']) ?? codeOf(node['right']))
        : undefined
    case 'SwitchCase':
      return codeOf(node['test'])
    case 'ArrayExpression':
      return listedCode(node['elements'])
    default:
      return undefined
  }
}

function listedCode(elements: unknown): string | undefined {
  if (!Array.isArray(elements)) return undefined
  const codes = elements.map((element: { expression?: unknown } | null) => codeOf(element?.expression))
  return codes.length > 0 && codes.every((code) => code !== undefined) ? codes[0] : undefined
}

function codeOf(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null || !('type' in node) || !('value' in node)) return undefined
  return node.type === 'StringLiteral' && typeof node.value === 'string' && isCountryCode(node.value)
    ? node.value
    : undefined
}
