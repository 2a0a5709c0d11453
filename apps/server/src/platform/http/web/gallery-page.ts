import { type Html, html } from '../answers/html.ts'

/** Names of all screen states and devices, also of those without a picture. */
export interface Listing {
  readonly states: readonly string[]
  readonly devices: readonly string[]
}

export interface Chosen {
  readonly state?: string | undefined
  readonly device?: string | undefined
}

const DEFAULT_DEVICE = 'en-1280'

/** Shows one screen state on all devices, or all states on one device. */
export function galleryPage({ states, devices }: Listing, files: ReadonlySet<string>, chosen: Chosen): Html {
  const device = chosen.device ?? DEFAULT_DEVICE
  const isTaken = (state: string, on: string) => files.has(`${state}-${on}.png`)
  const shown = states.filter((state) => devices.some((on) => isTaken(state, on)))
  if (shown.length === 0)
    return frame(
      'Gallery',
      html`<p>There are no pictures yet: <code>npm run screenshots</code> takes them.</p>`,
    )
  if (chosen.state !== undefined && states.includes(chosen.state)) {
    const { state } = chosen
    const taken = devices.filter((on) => isTaken(state, on))
    return frame(
      state,
      html`<p><a href="/dev/gallery">All screen states</a></p>
<div class="grid">${taken.map((on) => figure(state, on, on, `/dev/gallery?device=${on}`))}</div>`,
    )
  }
  const offered = devices.filter((on) => shown.some((state) => isTaken(state, on)))
  const missing = states.filter((state) => !isTaken(state, device))
  return frame(
    'Gallery',
    html`<nav aria-label="Devices">${offered.map((on) => deviceLink(on, on === device))}</nav>
<p>${states.length - missing.length} of ${states.length} screen states have a picture for ${device}. A device is a language, a width and, if dark, the colour scheme.</p>
<div class="grid">${states.filter((state) => isTaken(state, device)).map((state) => figure(state, device, state, `/dev/gallery?state=${state}`))}</div>
${missing.length === 0 ? html`` : html`<h2>Without a picture</h2><p>${missing.join(', ')}</p>`}`,
  )
}

const deviceLink = (device: string, isChosen: boolean): Html =>
  html`<a href="/dev/gallery?device=${device}"${isChosen ? html` aria-current="page"` : html``}>${device}</a> `

const figure = (state: string, device: string, caption: string, href: string): Html => html`<figure>
<a href="/dev/gallery/${state}-${device}.png"><img src="/dev/gallery/${state}-${device}.png" alt="${state}, ${device}" loading="lazy"></a>
<figcaption><a href="${href}">${caption}</a></figcaption></figure>`

const frame = (title: string, content: Html): Html => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Beckon</title>
<style>
body{margin:0 auto;max-width:1600px;padding:24px 16px;font:15px/1.5 system-ui,sans-serif;color:#111827;background:#f3f4f6}
nav{display:flex;flex-wrap:wrap;gap:8px}
nav a{padding:6px 10px;border:1px solid #d1d5db;border-radius:8px;background:#fff;color:inherit;text-decoration:none}
nav a[aria-current]{background:#111827;color:#fff}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:20px;align-items:start}
figure{margin:0;background:#fff;border:1px solid #e5e7eb;border-radius:10px;overflow:hidden}
img{display:block;width:100%;max-height:520px;object-fit:cover;object-position:top}
figcaption{padding:8px 12px;overflow-wrap:anywhere}
</style></head>
<body><h1>${title}</h1>
${content}
</body></html>`
