import { Html, html } from '../../../../platform/http/answers/html.ts'

/** Code, emphasis and links of a line. `page:errors#codes` leads to a page of this site. */
const mark = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\)/gu

/** A line of Markdown. */
export function inline(text: string): Html {
  let rest = 0
  const pieces: Html[] = []
  for (const match of text.matchAll(mark)) {
    pieces.push(html`${text.slice(rest, match.index)}`, marked(match))
    rest = match.index + match[0].length
  }
  pieces.push(html`${text.slice(rest)}`)
  return new Html(pieces.map((piece) => piece.text).join(''))
}

function marked([, code, strong, emphasis, label, target]: RegExpMatchArray): Html {
  if (code !== undefined) return html`<code>${code}</code>`
  if (strong !== undefined) return html`<strong>${strong}</strong>`
  if (emphasis !== undefined) return html`<em>${emphasis}</em>`
  return html`<a href="${addressOf(target ?? '')}">${label ?? ''}</a>`
}

const addressOf = (target: string): string => target.replace(/^page:/u, '/developers/')
