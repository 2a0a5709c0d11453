import { expect, it } from 'vitest'
import { styleTypesOf } from './style-types.ts'

it('a CSS module is declared with its own classes, without global ones', () => {
  const css = '.row, .row-head { color: red } .row :global(.other) { color: blue }'
  expect(styleTypesOf('a.module.css', Buffer.from(css))).toBe(
    "declare const styles: {\n  readonly 'row': string\n  readonly 'row-head': string\n}\nexport default styles\n",
  )
})
