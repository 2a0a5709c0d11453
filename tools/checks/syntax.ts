import { readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

/** Any node of a parsed file: its type, position and parts. */
export interface SyntaxNode {
  readonly type: string
  readonly span?: { readonly start: number; readonly end: number }
  readonly [part: string]: unknown
}

export interface SourceFile {
  readonly path: string
  readonly text: string
  readonly root: SyntaxNode
  /** The line, from 1, at which a node begins. */
  lineOf(node: SyntaxNode): number
  /** How many lines a node takes. */
  lengthOf(node: SyntaxNode): number
}

export const readSource = (path: string): SourceFile => parseSource(path, readFileSync(path, 'utf8'))

export function parseSource(path: string, text: string): SourceFile {
  const root = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' })
  // swc counts bytes over all files it has parsed; the module's own end gives this file's offset.
  const bytes = Buffer.from(text)
  const offset = root.span.end - bytes.length
  const lineAt = (position: number) => countLines(bytes.subarray(0, Math.max(0, position - offset)))
  return {
    path,
    text,
    root: root as object as SyntaxNode,
    lineOf: (node) => lineAt(node.span?.start ?? 0),
    lengthOf: (node) => lineAt(node.span?.end ?? 0) - lineAt(node.span?.start ?? 0) + 1,
  }
}

function countLines(bytes: Buffer): number {
  let lines = 1
  for (const byte of bytes) if (byte === 10) lines += 1
  return lines
}

/** Calls `visit` for every node below and including `value`, parents first. */
export function walk(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit)
  } else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) visit(value)
    for (const part of Object.values(value)) walk(part, visit)
  }
}

function isNode(value: object): value is SyntaxNode {
  return 'type' in value && typeof value.type === 'string'
}

/** The text of an identifier or a dotted name: `Date.now`, `process.env`. */
export function nameOf(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null || !isNode(node)) return undefined
  if (node.type === 'Identifier') return String(node['value'])
  if (node.type !== 'MemberExpression') return undefined
  const object = nameOf(node['object'])
  const property = nameOf(node['property'])
  return object && property ? `${object}.${property}` : undefined
}
