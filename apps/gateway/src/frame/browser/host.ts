/** The page that embeds the frame: messages are exchanged with it alone. */
export interface Host {
  post(type: string, more?: object): void
  onSubmit(run: (id: string) => void): void
}

export function hostAt(origin: string): Host {
  return {
    post: (type, more = {}) => window.parent.postMessage({ type, ...more }, origin),
    onSubmit(run) {
      window.addEventListener('message', ({ origin: from, source, data }: MessageEvent<unknown>) => {
        if (from !== origin || source !== window.parent) return
        if (typeof data !== 'object' || data === null) return
        const { type, id } = data as { type?: unknown; id?: unknown }
        if (type === 'beckon-card:submit' && typeof id === 'string') run(id)
      })
    },
  }
}
