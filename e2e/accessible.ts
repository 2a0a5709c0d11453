import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** The rules of WCAG 2.2, levels A and AA. */
export const accessRules: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules about names and languages, which a translation can break. */
export const nameRules: readonly string[] = [
  'aria-command-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'input-button-name',
  'label',
  'label-content-name-mismatch',
  'link-name',
  'role-img-alt',
  'select-name',
]

/** Expects no serious or critical violations of the accessibility rules. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([])
}

/** Serious and critical violations. A page with violations is checked once more, because it may just have been changing. */
export async function seriousFindings(page: Page, rules: readonly string[] = accessRules): Promise<string[]> {
  const found = await findingsNow(page, rules)
  return found.length === 0 ? found : findingsNow(page, rules)
}

async function findingsNow(page: Page, rules: readonly string[]): Promise<string[]> {
  // Content that is scrolled below the bar is partly covered by it, so its visible size would be measured
  // wrongly.
  await page.evaluate(() => window.scrollTo(0, 0))
  // Content that is fetched again is pale until it has arrived.
  await expect(page.locator('[aria-busy=true]'))
    .toHaveCount(0, { timeout: 10_000 })
    .catch(() => undefined)
  // Elements that fade in do not have their final colours yet.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
  const violations = await violationsOf(page, {
    runOnly: { type: rules === accessRules ? 'tag' : 'rule', values: [...rules] },
    // Half of the time went into writing down what passes.
    resultTypes: ['violations'],
  })
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** The checker is sent once to each document: sending it takes longer than a check. */
async function violationsOf(page: Page, options: RunOptions): Promise<Result[]> {
  // A frame of another origin needs the slower way, through a page of its own.
  if (page.frames().length > 1) return (await new AxeBuilder({ page }).options(options).analyze()).violations
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (chosen) => (await window.axe.run(document, chosen)).violations, options)
}
