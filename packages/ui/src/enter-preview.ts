/** Prepares a page that the console shows in a frame with something that is not saved. */
export type PreparePage = (page: Window & typeof globalThis) => void

/** The frame of the console: the preparation of its page is a property of the element. */
export type PreviewFrameElement = Element & { preparePage?: PreparePage }

/**
 * Lets the console prepare this page before it starts. The browser gives the frame to pages of the same origin only, so no other
 * site can make a page show something else. Elsewhere it does nothing.
 */
export function enterPreview(): void {
  const frame: PreviewFrameElement | null = window.frameElement
  frame?.preparePage?.(window)
}
