import type { SourceRange } from './pasted-order.ts'

/** One line of the text without the header that a chat program puts before it. */
export interface Line {
  readonly start: number
  readonly end: number
  /** Range of the name of the writer. */
  readonly sender: SourceRange | null
  /** Dates, mail headers, "Forwarded message": nothing of the order. */
  readonly isNoise: boolean
}

const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?(?:[ap]\.? ?m\.?|\p{L}\.\p{L}\.))?`
const date = String.raw`\d{1,4}[./-] ?\d{1,2}[./-] ?\d{1,4}\.?`

/** Each begins a line and holds who wrote it in its one group. The text behind it is the message. */
const headers: readonly RegExp[] = [
  // "[12/11, 14:03] Mai: " and "[ 12 November 2026 3:15 PM ] Mai: "
  new RegExp(String.raw`^\[(?=[^\]\n]{0,40}${time})[^\]\n]{3,40}\] ?([^:\n]{1,40}?) ?: ?`, 'du'),
  // "12/11/26, 9:40 PM - Mai: "
  new RegExp(String.raw`^${date},? ${time} - ([^:\n]{1,40}?): ?`, 'du'),
  // "14:03<tab>Mai<tab>"
  new RegExp(String.raw`^${time}\t([^\t\n]{1,40})\t`, 'du'),
  // "14:03 Mai hello"
  new RegExp(String.raw`^${time} ([^ \n\d]{1,20}) (?=\S)`, 'du'),
]

/** Alone in a line; who wrote the lines below: "Mai, [12.11.2026 14:03]". */
const headerAbove = new RegExp(
  String.raw`^([^,[\]\n]{1,40}), \[(?=[^\]\n]{0,40}${time})[^\]\n]{3,40}\]:?$`,
  'du',
)

const noise: readonly RegExp[] = [
  new RegExp(String.raw`^${date}(?: ?\(.{1,5}\))?(?:,? ${time})?$`, 'u'),
  /^[-=_*~>\s]*(?:forwarded(?: message| from .{1,40}| many times)?|diteruskan|fwd|tovabbitott uzenet|weitergeleitete nachricht|vidarebefordrat|転送|轉寄|轉發|转发|تمت اعاده التوجيه|محول|ส่งต่อ)[-=_*~:\s]*$/u,
  /^[^:\n]{2,20}:[^\n]{0,80}[\w.+-]@[\w-]{1,40}\.[\w.-]{2,20}>?$/u,
  /^(?:subject|date|sent|cc|targy|datum|dato|betreff|gesendet|temat|predmet|odeslano|aihe|lahetetty|amne|emne|件名|送信日時|主旨|主題|日期|التاريخ|الموضوع|หัวข้อ|วันที่) ?:/u,
  /^[\s\-=_*~.#>]*$/u,
]

/** The lines of the text, with offsets into it. */
export function readLines(folded: string): Line[] {
  const lines: Line[] = []
  let start = 0
  let sender: SourceRange | null = null
  for (const content of folded.split('\n')) {
    const line = readLine(content, start, sender)
    sender = line.sender
    lines.push(line)
    start += content.length + 1
  }
  return lines
}

function readLine(content: string, offset: number, senderAbove: SourceRange | null): Line {
  const indent = /^[ \t>]{0,20}/u.exec(content)?.[0].length ?? 0
  const text = content.slice(indent).trimEnd()
  const start = offset + indent
  const end = start + text.length
  const above = headerAbove.exec(text)
  if (above) return { start, end, sender: shift(above, start), isNoise: true }
  for (const pattern of headers) {
    const header = pattern.exec(text)
    if (!header) continue
    const behind = start + header[0].length
    return {
      start: behind,
      end,
      sender: shift(header, start),
      isNoise: isNoise(text.slice(header[0].length)),
    }
  }
  return { start, end, sender: senderAbove, isNoise: isNoise(text) }
}

const isNoise = (text: string): boolean => noise.some((pattern) => pattern.test(text.trim()))

function shift(match: RegExpExecArray, by: number): SourceRange | null {
  const range = match.indices?.[1]
  return range ? [range[0] + by, range[1] + by] : null
}
