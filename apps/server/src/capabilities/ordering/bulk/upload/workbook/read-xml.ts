import { TextDecoder } from 'node:util'
import { SaxesParser } from 'saxes'
import { Unreadable } from './workbook-error.ts'
import { limits } from './limits.ts'

export type Attributes = Readonly<Record<string, string>>

/** Events of an XML reader; names are without their prefixes. */
export interface XmlEvents {
  open?(name: string, attributes: Attributes): void
  close?(name: string): void
  text?(text: string): void
  /** Nothing more is wanted. */
  isDone?(): boolean
}

/** Units that are given to the parser at once: what it holds of a text grows by this at most between two checks. */
const SLICE = 32_768

/** Reads XML without ever holding it. A document type is refused, so there are no entities but XML's own. */
export async function readXml(bytes: AsyncIterable<Uint8Array>, events: XmlEvents): Promise<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  let [depth, unreported] = [0, 0]
  const refuse = (cause: unknown): never => {
    throw new Unreadable('corrupt', { cause })
  }
  const emitText = (text: string) => {
    unreported = 0
    events.text?.(text)
  }
  parser.on('doctype', () => refuse('doctype'))
  parser.on('error', refuse)
  parser.on('opentag', ({ name, attributes }) => {
    unreported = 0
    depth += 1
    if (depth > limits.depth) refuse('depth')
    events.open?.(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    unreported = 0
    depth -= 1
    events.close?.(localName(name))
  })
  parser.on('text', emitText)
  parser.on('cdata', emitText)
  for await (const text of decoded(bytes)) {
    for (let at = 0; at < text.length; at += SLICE) {
      const slice = text.slice(at, at + SLICE)
      unreported += slice.length
      parser.write(slice)
      // A text, a tag or a comment without end, which the parser holds whole.
      if (unreported > limits.unreported) throw new Unreadable('too-big-inside')
      if (events.isDone?.()) return
    }
  }
  parser.close()
}

/** Decodes UTF-8, or UTF-16 with a byte order mark, as XML specifies. */
async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(encodingOf(chunk))
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder?.decode() ?? ''
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** An attribute by its name without prefix: relations are `r:id` in one program and `d3p1:id` in another. */
export function attributeOf(attributes: Attributes, name: string): string | undefined {
  const own = attributes[name]
  if (own !== undefined) return own
  const prefixed = Object.keys(attributes).find((key) => key.endsWith(`:${name}`))
  return prefixed === undefined ? undefined : attributes[prefixed]
}

/**
 * Letters that XML cannot write, and those that look like that, as spreadsheets write them: `_x000D_`. No half letters
 * and no zeros come of it: no database keeps them.
 */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text
        .replace(/_x([0-9a-f]{4})_/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
        .toWellFormed()
        .replaceAll('\0', '')
    : text

/** A switch as an attribute has it. */
export const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'
