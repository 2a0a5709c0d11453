import { test as base, expect } from '@playwright/test'
import { usePlainMap } from './plain-map.ts'

export { expect } from '@playwright/test'

/** Words of the browser on its console about a refused source; not of a frame in a page of another origin. */
const violation = /^(?!Framing ).*(?:Content Security Policy|Trusted(?:HTML|Script|Type))/u

/** Every page has the plain map, unless the test is tagged @map; and no page does what its policy refuses. */
export const test = base.extend<{ plainMap: undefined; policy: undefined }>({
  plainMap: [
    async ({ context }, use, { tags }) => {
      if (!tags.includes('@map')) await usePlainMap(context)
      await use(undefined)
    },
    { auto: true },
  ],
  policy: [
    async ({ context }, use) => {
      const violations: string[] = []
      context.on('console', (message) => {
        if (violation.test(message.text())) violations.push(message.text())
      })
      context.on('weberror', (error) => {
        if (violation.test(error.error().message)) violations.push(error.error().message)
      })
      await use(undefined)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
})
