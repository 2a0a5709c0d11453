import { styleNonce } from '@beckon/ui/style-nonce'
import { Button, MantineProvider } from '@mantine/core'

/** Shown where neither texts nor the service can be reached; so it is in English. */
export function Unloaded() {
  return (
    <MantineProvider defaultColorScheme="auto" getStyleNonce={styleNonce}>
      <main style={{ padding: '2rem' }}>
        <p role="alert">The console could not be loaded. Check your connection.</p>
        <Button mt="md" onClick={() => location.reload()}>
          Try again
        </Button>
      </main>
    </MantineProvider>
  )
}
