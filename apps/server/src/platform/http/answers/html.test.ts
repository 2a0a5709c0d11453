import { expect, it } from 'vitest'
import { html } from './html.ts'

it('makes values harmless, in texts and in attributes, and leaves pieces as they are', () => {
  const piece = html`<b>${'<script>'}</b>`
  expect(html`<a title="${`"x' & y`}">${piece}${[piece, piece]}${1}</a>`.text).toBe(
    '<a title="&quot;x&#39; &amp; y"><b>&lt;script&gt;</b><b>&lt;script&gt;</b><b>&lt;script&gt;</b>1</a>',
  )
})
