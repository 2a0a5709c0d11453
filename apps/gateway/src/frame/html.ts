import type { LocaleTag } from '@beckon/domain/country'
import { directionOf } from './texts.ts'

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`)

export interface PageStyle {
  readonly language: LocaleTag
  /** Six hexadecimal digits. */
  readonly brand: string
  readonly scheme: 'light' | 'dark'
}

interface Page {
  readonly title: string
  readonly look: PageStyle
  readonly body: string
  readonly module?: string
}

/** A whole page. Everything in `body` is escaped already. */
export const page = ({ title, look, body, module }: Page): string => `<!doctype html>
<html lang="${look.language}" dir="${directionOf(look.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/frame/style.css?brand=${look.brand}&amp;scheme=${look.scheme}">
${module === undefined ? '' : `<script type="module" src="/frame/modules/${module}"></script>`}
</head>
<body>${body}</body>
</html>
`

/** The content security policy: which origins may embed a page, and that it loads only its own files. */
export const policy = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${origins.length === 0 ? "'none'" : origins.join(' ')}`,
  ].join('; ')
