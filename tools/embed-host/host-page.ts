/** The page of a platform: its own bar, and the portal below. */
export const hostPage = (portal: string): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>A platform with Beckon inside</title>
  <style>
    body { margin: 0; display: grid; grid-template-rows: auto 1fr; block-size: 100dvh; font: 16px system-ui; }
    header { padding: 12px 24px; background: #17324d; color: #fff; display: flex; gap: 24px; }
    iframe { border: 0; inline-size: 100%; block-size: 100%; }
  </style>
  <header><strong>Your platform</strong> <span id="status" role="status">Waiting for the portal…</span></header>
  <iframe title="Rider delivery" src="${portal}/odwp"></iframe>
  <script>
    const portal = ${JSON.stringify(portal)}
    const frame = document.querySelector('iframe')
    const status = document.querySelector('#status')
    let given = 0
    addEventListener('message', async ({ origin, source, data }) => {
      // Only the portal, and only from the frame that we made for it, gets a token.
      if (origin !== portal || source !== frame.contentWindow) return
      if (data?.type !== 'beckon:ready' && data?.type !== 'beckon:token-needed') return
      const { token } = await (await fetch('/token')).json()
      source.postMessage({ type: 'beckon:platform-token', token }, portal)
      given += 1
      status.textContent = 'Tokens given: ' + given
    })
  </script>
</html>
`
