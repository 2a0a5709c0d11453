declare const self: ServiceWorkerGlobalScope

/** The global of the service worker, with its type. */
export const scope = self
