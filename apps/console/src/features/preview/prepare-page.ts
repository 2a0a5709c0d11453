import { memoryStorage } from './memory-storage.ts'
import type { Preview } from './preview.ts'
import { previewFetch } from './preview-fetch.ts'
import { watchDraft } from './watch-draft.ts'

type Page = Window & typeof globalThis

/** Gives a page in a frame a storage of its own and the answers of the preview, before it starts. */
export function preparePage(page: Page, preview: Preview, onFound: (found: number) => void): void {
  replace(page, 'localStorage', memoryStorage(storedOf(preview)))
  replace(page, 'sessionStorage', memoryStorage(storedOf(preview)))
  replace(page, 'indexedDB', apart(page.indexedDB))
  replace(page, 'fetch', previewFetch(page, preview))
  replace(page.navigator, 'languages', [preview.locale])
  // The worker of the app of riders serves all of its pages, also those of a rider who uses this browser.
  replace(page.navigator.serviceWorker, 'register', () => new Promise(() => undefined))
  if (preview.text) watchDraft(page, onFound)
}

/** Language and colours as the apps store them. */
const storedOf = ({ locale, scheme }: Preview): Readonly<Record<string, string>> => ({
  'beckon.locale': JSON.stringify(locale),
  'beckon.color-scheme': scheme,
})

function replace<T extends object>(owner: T | undefined, name: keyof T, value: unknown): void {
  if (owner) Object.defineProperty(owner, name, { value, configurable: true })
}

/** Databases with names of their own: the data of a rider who uses this browser stays as it is. */
const apart = (real: IDBFactory): Pick<IDBFactory, 'open' | 'deleteDatabase'> => ({
  open: (name, version) => real.open(`preview-${name}`, version),
  deleteDatabase: (name) => real.deleteDatabase(`preview-${name}`),
})
