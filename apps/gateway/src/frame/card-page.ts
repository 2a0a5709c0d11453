import type { JWK } from 'jose'
import type { MethodName } from '../database/schema.ts'
import { escaped, type PageStyle, page } from './html.ts'
import { type FrameTexts, frameTexts } from './texts.ts'

/** Data that the page was rendered with; its script reads it from `data-given`. */
export interface CardPageData {
  readonly name: MethodName
  readonly wallet: string
  readonly token: string
  /** The one page that it talks to. */
  readonly host: string
  /** Seconds since 1970, by the gateway's clock. */
  readonly now: number
  readonly key: JWK
  readonly texts: FrameTexts
}

/** The form into which a card is typed. */
export function cardPage(given: Omit<CardPageData, 'texts'>, look: PageStyle): string {
  const texts = frameTexts[look.language]
  const data = escaped(JSON.stringify({ ...given, texts }))
  const body = `
<form id="card" novalidate autocomplete="on" aria-label="${escaped(texts.title)}" data-given="${data}">
${field({ id: 'number', text: texts.number, complete: 'cc-number', isScheme: true })}
<div class="pair">
${field({ id: 'expiry', text: texts.expiry, complete: 'cc-exp', placeholder: texts['expiry-hint'], length: 7 })}
${field({ id: 'code', text: texts.code, complete: 'cc-csc', hint: texts['code-3'], length: 4 })}
</div>
${field({ id: 'name', text: texts.name, complete: 'cc-name', isWords: true, length: 100 })}
</form>`
  return page({ title: texts.title, look, body, module: 'card-form.ts' })
}

interface Field {
  readonly id: string
  readonly text: string
  readonly complete: string
  readonly placeholder?: string
  readonly hint?: string
  readonly length?: number
  readonly isScheme?: boolean
  readonly isWords?: boolean
}

function field({ id, text, complete, placeholder, hint = '', length, isScheme, isWords }: Field): string {
  const kind = isWords ? 'dir="auto" autocapitalize="words"' : 'dir="ltr" inputmode="numeric"'
  const box = `<input id="${id}" name="${id}" autocomplete="${complete}" ${kind} required spellcheck="false"
    aria-describedby="${id}-hint ${id}-wrong"${length === undefined ? '' : ` maxlength="${length}"`}${
      placeholder === undefined ? '' : ` placeholder="${escaped(placeholder)}"`
    }>`
  return `<div>
<label for="${id}">${escaped(text)}</label>
${isScheme ? `<div class="with-scheme">${box}<span class="scheme" id="scheme" aria-live="polite"></span></div>` : box}
<p class="hint" id="${id}-hint">${escaped(hint)}</p>
<p class="wrong" id="${id}-wrong" role="alert"></p>
</div>`
}
