/** Files of the page by the build: build/precache.ts. */
declare module 'virtual:precache' {
  export const version: string
  /** Below /rider/. */
  export const files: readonly string[]
}
