/**
 * The nonce of a page of the service, with which the component library may add style elements. Read it once: the browser
 * hides it from selectors, not from scripts.
 */
const nonce = globalThis.document?.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

export const styleNonce = (): string => nonce

/** The library that keeps a page still behind a dialog asks for it by this name. */
if (nonce !== '') Object.assign(globalThis, { __webpack_nonce__: nonce })
