/** Texts for when no catalogue could be loaded. */
export interface FallbackTexts {
  readonly failed: string
  readonly reload: string
  readonly trying: string
}

/** The wording is the specification's; for a page that came without words of its own. */
const english: FallbackTexts = {
  failed: 'Could not load the application. Please check your internet connection and try again',
  reload: 'Reload',
  trying: 'Still loading. Attempt {retry} of {of}…',
}

/** In the language that the service took the page to be read in: it put them into the page. */
export function fallbackTextsOf(page: Document): FallbackTexts {
  return wordsFrom(page.querySelector<HTMLElement>('template[data-unloaded]')?.dataset ?? {})
}

export const wordsFrom = (given: Readonly<Record<string, string | undefined>>): FallbackTexts => ({
  failed: given['failed'] ?? english.failed,
  reload: given['reload'] ?? english.reload,
  trying: given['trying'] ?? english.trying,
})
