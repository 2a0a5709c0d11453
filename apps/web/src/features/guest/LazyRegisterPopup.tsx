import { lazyPart } from '../../platform/loading/index.ts'

/** Only guests are invited. */
export const GuestRegisterPopup = lazyPart(
  async () => (await import('./GuestRegisterPopup.tsx')).GuestRegisterPopup,
  { failed: () => null },
)
