import { piecesOf } from './comments.ts'

const COMPOUND = /^[A-Za-z]\w*[a-z][A-Z]\w*$/u
const FILE = /^[a-z][\w.-]*\.(?:tsx?|mjs)$/u

/** The compound identifiers and the bare names of files that a text has in backticks. */
export function quotedNames(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/gu)]
    .map(([, quoted = '']) => quoted.replace(/\(\)$/u, ''))
    .filter((name) => COMPOUND.test(name) || FILE.test(name))
}

/** Every word of a source file outside its comments and sentences. Other strings count: names of the wire are strings. */
export function wordsOfCode(source: string): string[] {
  let code = source
  for (const { kind, text, start, end } of piecesOf(source)) {
    if (kind === 'comment' || isSentence(text))
      code = code.slice(0, start) + ' '.repeat(end - start) + code.slice(end)
  }
  return code.match(/[A-Za-z_$][\w$]*/gu) ?? []
}

const isSentence = (text: string): boolean => /^[\w-]+ [\w-]+ [\w-]+/u.test(text)

/** The text of a source file's comments. */
export const commentsOf = (source: string): string =>
  piecesOf(source)
    .filter(({ kind }) => kind === 'comment')
    .map(({ text }) => text)
    .join('\n')
