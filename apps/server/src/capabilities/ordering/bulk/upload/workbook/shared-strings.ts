import type { Archive } from './archive.ts'
import { Unreadable } from './workbook-error.ts'
import { limits } from './limits.ts'
import { readXml, unescaped } from './read-xml.ts'

/** The texts that cells name by number. Of rich texts the letters count; how to pronounce them does not. */
export async function readSharedStrings(archive: Archive, part: string | undefined): Promise<string[]> {
  const bytes = part === undefined ? undefined : await archive.open(part, limits.partBytes)
  if (!bytes) return []
  const strings: string[] = []
  const text = collectText()
  let total = 0
  await readXml(bytes, {
    open: text.open,
    text: text.text,
    close(name) {
      text.close(name)
      if (name !== 'si') return
      const string = text.take()
      total += string.length
      if (strings.length >= limits.sharedStrings || total > limits.sharedText) {
        throw new Unreadable('too-big-inside')
      }
      strings.push(string)
    },
  })
  return strings
}

/** Joins the runs of a text. */
export function collectText() {
  let [isText, isSound, found] = [false, false, '']
  return {
    open(name: string) {
      if (name === 'rPh') isSound = true
      if (name === 't') isText = !isSound
    },
    text(piece: string) {
      if (isText) found += piece
      if (found.length > limits.unreported) throw new Unreadable('cell-too-long')
    },
    close(name: string) {
      if (name === 'rPh') isSound = false
      if (name === 't') isText = false
    },
    take(): string {
      const whole = unescaped(found)
      found = ''
      return whole
    },
  }
}
