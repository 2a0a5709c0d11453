import type { Brand, LocaleTag } from '@beckon/domain/country'
import { type Direction, locales } from '@beckon/texts'
import { html } from '../../../platform/http/answers/html.ts'

/** Content of a message, independent of its channel. */
export interface Letter {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** A button in a mail, a line of its own in plain text. */
  readonly action?: { readonly label: string; readonly url: string }
  /** Shown large: a code to be typed. */
  readonly code?: string
  /** Small, below. */
  readonly footer: string
}

export interface LetterHead {
  readonly brand: Brand
  /** "Duna Hungary" */
  readonly sender: string
  readonly locale: LocaleTag
}

/** For readers without HTML, and for phones. */
export function plainOf({ paragraphs, action, code, footer }: Letter): string {
  return [...paragraphs, code, action && `${action.label}:\n${action.url}`, footer]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n')
}

/** White, on the brand's colour. A mail program without SVG shows only the name. */
const markOf = ({ mark }: Brand) =>
  html`<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" style="vertical-align:middle;margin-inline-end:10px"><g fill="#fff" fill-rule="evenodd">${mark.map((path) => html`<path d="${path}"/>`)}</g></svg>`

/** One column, styles inline and no pictures from elsewhere: what mail programs agree on. */
export function htmlOf(letter: Letter, { brand, sender, locale }: LetterHead): string {
  const direction: Direction = locales[locale].direction
  const colour = brand.shades[brand.filled.light] ?? '#000'
  const align = direction === 'rtl' ? 'right' : 'left'
  const paragraph = (text: string) => html`<p style="margin:0 0 16px;line-height:1.6">${text}</p>`
  return html`<!doctype html>
<html lang="${locale}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light only"><title>${letter.subject}</title></head>
<body style="margin:0;padding:24px 12px;background:#f3f4f6;color:#111827;font:16px/1.6 -apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif">
<table role="presentation" width="100%" style="max-width:560px;margin:0 auto;background:#fff;border-radius:12px;border-collapse:separate">
<tr><td style="padding:16px 28px;border-radius:12px 12px 0 0;background:${colour};color:#fff;font-weight:700;font-size:18px;text-align:${align}">${markOf(brand)}<span style="vertical-align:middle">${sender}</span></td></tr>
<tr><td style="padding:28px;text-align:${align}">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.35">${letter.subject}</h1>
${letter.paragraphs.map(paragraph)}
${letter.code === undefined ? [] : [html`<p dir="ltr" style="margin:0 0 16px;font-size:30px;font-weight:700;letter-spacing:6px;text-align:${align}">${letter.code}</p>`]}
${letter.action === undefined ? [] : [html`<p style="margin:24px 0"><a href="${letter.action.url}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${colour};color:#fff;font-weight:600;text-decoration:none">${letter.action.label}</a></p><p dir="ltr" style="margin:0 0 16px;font-size:13px;color:#6b7280;word-break:break-all;text-align:${align}">${letter.action.url}</p>`]}
<p style="margin:24px 0 0;font-size:13px;color:#6b7280">${letter.footer}</p>
</td></tr></table>
</body></html>`.text
}
