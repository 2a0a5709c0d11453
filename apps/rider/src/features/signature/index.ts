import { lazy } from 'react'

/** Loaded when a customer signs; the service worker has it offline. */
export const LazySignature = lazy(async () => ({
  default: (await import('./SignaturePad.tsx')).SignaturePad,
}))
