/** Texts for when no catalogue could be loaded. */
export interface FallbackTexts {
  readonly failed: string
  readonly reload: string
  readonly trying: string
}

/** The wording is the specification's. Used when the HTML has no texts. */
const english: FallbackTexts = {
  failed: 'Could not load the application. Please check your internet connection and try again',
  reload: 'Reload',
  trying: 'Still loading. Attempt {retry} of {of}…',
}

/** Reads the texts that the service put into the HTML, in the negotiated language. */
export function fallbackTextsOf(page: Document): FallbackTexts {
  return wordsFrom(page.querySelector<HTMLElement>('template[data-unloaded]')?.dataset ?? {})
}

export const wordsFrom = (given: Readonly<Record<string, string | undefined>>): FallbackTexts => ({
  failed: given['failed'] ?? english.failed,
  reload: given['reload'] ?? english.reload,
  trying: given['trying'] ?? english.trying,
})
