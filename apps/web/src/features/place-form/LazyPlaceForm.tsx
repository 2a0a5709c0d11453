import { lazyPart } from '../../platform/loading/index.ts'

/** The form and its map are loaded where an address is changed. */
export const PlaceForm = lazyPart(async () => (await import('./PlaceForm.tsx')).PlaceForm)
