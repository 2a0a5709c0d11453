export interface TextPart {
  readonly text: string
  /** It is the address of a page. */
  readonly isLink: boolean
}

const address = /https?:\/\/[^\s<>"]+/giu
/** Marks that end a sentence, not an address. */
const atEnd = /[.,;:!?)\]}'’”»。、，！？）」]+$/u

/** Splits a text into web addresses and the text between them. */
export function linksIn(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = found.replace(atEnd, '')
    if (!URL.canParse(link)) continue
    parts.push({ text: text.slice(from, index), isLink: false }, { text: link, isLink: true })
    from = index + link.length
  }
  return [...parts, { text: text.slice(from), isLink: false }].filter((part) => part.text !== '')
}
