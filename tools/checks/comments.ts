/** A comment or a string of a source file. */
export interface Piece {
  readonly kind: 'comment' | 'string'
  /** Without the signs around it. */
  readonly text: string
  readonly start: number
  readonly end: number
}

/** After these a slash begins a regular expression; after anything else it divides. Not `<`, which closes JSX elements. */
const beforeExpression =
  /(?:^|[(,=:[!&|?{};+\-*%~^>]|\b(?:return|typeof|case|in|of|do|else|void|await|yield))\s*$/u
const EXPRESSION = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/uy
const QUOTED = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/uy
const COMMENT = /\/\/[^\n]*|\/\*[^]*?\*\//uy

/**
 * Comments and strings in the order in which they stand, without a parse of the types. Substitutions of template strings
 * are read as code. Neighbouring line comments are one comment.
 */
export function piecesOf(source: string): Piece[] {
  const found: Piece[] = []
  scan(source, 0, false, found)
  return joined(source, found)
}

/** Reads code from `at`; inside a substitution it returns after its closing brace. */
function scan(source: string, at: number, isSubstitution: boolean, found: Piece[]): number {
  let depth = 0
  let position = at
  while (position < source.length) {
    const comment = matchAt(COMMENT, source, position)
    const string = comment === undefined ? matchAt(QUOTED, source, position) : undefined
    if (comment !== undefined) {
      add(found, 'comment', comment, position)
      position += comment.length
    } else if (string !== undefined) {
      add(found, 'string', string, position)
      position += string.length
    } else if (source[position] === '`') {
      position = scanTemplate(source, position, found)
    } else if (
      source[position] === '/' &&
      beforeExpression.test(source.slice(Math.max(0, position - 20), position))
    ) {
      position += matchAt(EXPRESSION, source, position)?.length ?? 1
    } else {
      if (source[position] === '{') depth += 1
      if (source[position] === '}') depth -= 1
      position += 1
      if (isSubstitution && depth < 0) return position
    }
  }
  return position
}

function scanTemplate(source: string, start: number, found: Piece[]): number {
  let position = start + 1
  let text = ''
  while (position < source.length && source[position] !== '`') {
    if (source[position] === '\\') position += 2
    else if (source.startsWith('${', position)) position = scan(source, position + 2, true, found)
    else {
      text += source[position]
      position += 1
    }
  }
  found.push({ kind: 'string', text, start, end: position + 1 })
  return position + 1
}

function matchAt(pattern: RegExp, source: string, position: number): string | undefined {
  pattern.lastIndex = position
  return pattern.exec(source)?.[0]
}

function add(found: Piece[], kind: Piece['kind'], whole: string, start: number): void {
  const text =
    kind === 'string'
      ? whole.slice(1, -1)
      : whole
          .replace(/^\/\*+|\*+\/$|^\/\//gu, '')
          .split('\n')
          .map((line) => line.replace(/^\s*\*+/u, '').trim())
          .join(' ')
          .trim()
  found.push({ kind, text, start, end: start + whole.length })
}

/** Line comments on neighbouring lines as one. */
function joined(source: string, pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    const before = result.at(-1)
    const isNext =
      before?.kind === 'comment' &&
      piece.kind === 'comment' &&
      source.startsWith('//', before.start) &&
      source.startsWith('//', piece.start) &&
      /^\n[ \t]*$/u.test(source.slice(before.end, piece.start))
    if (before && isNext) {
      result[result.length - 1] = { ...before, text: `${before.text} ${piece.text}`, end: piece.end }
    } else result.push(piece)
  }
  return result
}
