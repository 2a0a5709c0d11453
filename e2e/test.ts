import { test as base } from '@playwright/test'
import { usePlainMap } from './plain-map.ts'

export { expect } from '@playwright/test'

/** Every page has the plain map, unless the test is tagged @map. */
export const test = base.extend<{ plainMap: undefined }>({
  plainMap: [
    async ({ context }, use, { tags }) => {
      if (!tags.includes('@map')) await usePlainMap(context)
      await use(undefined)
    },
    { auto: true },
  ],
})
