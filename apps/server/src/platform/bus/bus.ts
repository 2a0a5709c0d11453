/** Tells every process of ours something small at once: ids, never content. What is told may be lost. */
export interface Bus {
  publish(topic: string, ids: readonly (string | number)[]): Promise<void>
  subscribe(topic: string, listener: (ids: readonly (string | number)[]) => void): void
  /** The connection was lost and is back: whatever was told meanwhile is missed. */
  onGap(listener: () => void): void
}
