import type { Page } from '@playwright/test'
import { en } from '../packages/texts/src/catalogues/en/index.ts'

type Texts = Readonly<Record<string, string>>

/**
 * Returns the English texts of a page, visible or for screen readers, that have a translation in its
 * language.
 */
export async function untranslatedTexts(page: Page, texts: Texts): Promise<string[]> {
  const isEnglish = englishOnly(texts)
  const pageTexts = await Promise.all(
    page
      .frames()
      .filter((frame) => new URL(frame.url(), page.url()).origin === new URL(page.url()).origin)
      .map((frame) => frame.evaluate(textsOnPage)),
  )
  return [...new Set(pageTexts.flat())].filter(isEnglish)
}

/**
 * Matches a text of the English catalogue that reads differently in the other language, with any values in
 * its placeholders.
 */
function englishOnly(texts: Texts): (text: string) => boolean {
  const own = new Set(Object.values(texts))
  const english = Object.entries<string>(en)
    .filter(([key, text]) => texts[key] !== text && !own.has(text) && hasWords(text))
    .map(([, text]) => text)
  const whole = new Set(english)
  const withPlaces = english.filter((text) => text.includes('{')).map(patternOf)
  return (text) => whole.has(text) || withPlaces.some((pattern) => pattern.test(text))
}

const place = /\{\w+\}/gu
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&')
const hasWords = (text: string): boolean => /[a-z]{3}/u.test(text.replace(place, ''))
const patternOf = (text: string): RegExp => new RegExp(`^${text.split(place).map(escaped).join('.+')}$`, 'u')

/** Runs in the page. */
function textsOnPage(): string[] {
  // Removes the isolates (U+2066 to U+2069) around values inside a sentence.
  const clean = (text: string) => text.replace(/[\u2066-\u2069]/gu, '').trim()
  // Content of an uploaded file is in the language of the shop.
  const notOurs = 'script, style, noscript, template, [lang]:not(html), [role=gridcell]'
  const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => !element.closest(notOurs) && element.checkVisibility(),
  )
  const texts = seen.flatMap((element) => [
    ...[...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? ''),
    ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  ])
  return [document.title, ...texts].map(clean).filter((text) => text !== '')
}
