import type { PageStyle } from './html.ts'

const colours = {
  light: { text: '#1f2430', dim: '#5b6472', line: '#868e9c', paper: '#ffffff', wrong: '#c4262e' },
  dark: { text: '#e9ebef', dim: '#a8b0bd', line: '#7b8494', paper: '#1d2129', wrong: '#ff8a8a' },
} as const

/** Scripts with signs above and below each other, which a line for Latin letters would cut. */
const tallLines = `
:lang(th), :lang(lo), :lang(km), :lang(my), :lang(bn) { line-height: 1.7; }
:lang(ur):not(:lang(ur-Latn)) { line-height: 2; }`

/** The style of the gateway's pages, in the colours of the embedding brand. */
export function styleSheet({ brand, scheme }: Pick<PageStyle, 'brand' | 'scheme'>): string {
  const { text, dim, line, paper, wrong } = colours[scheme]
  return `
:root { color-scheme: ${scheme}; --brand: #${brand}; --on-brand: ${onBrand(brand)}; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.4 system-ui, sans-serif; color: ${text}; background: transparent; }${tallLines}
form { display: grid; gap: 12px; padding: 4px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: start; }
label { display: block; font-size: 14px; font-weight: 600; margin-block-end: 4px; }
input { inline-size: 100%; min-block-size: 44px; padding: 8px 12px; font: inherit; color: inherit;
  background: ${paper}; border: 1px solid ${line}; border-radius: 8px; }
input { text-align: left; }
[dir='rtl'] input { text-align: right; }
input:focus-visible, button:focus-visible { outline: 2px solid var(--brand); outline-offset: 1px; }
input[aria-invalid='true'] { border-color: ${wrong}; }
.with-scheme { position: relative; }
.scheme { position: absolute; inset-inline-end: 12px; inset-block: 0; display: flex; align-items: center;
  font-size: 12px; font-weight: 600; color: ${dim}; pointer-events: none; text-transform: uppercase; }
.hint, .wrong { margin: 4px 0 0; font-size: 12px; color: ${dim}; }
.wrong { color: ${wrong}; }
.hint:empty, .wrong:empty { display: none; }
main.challenge { max-inline-size: 420px; margin: 0 auto; padding: 24px; display: grid; gap: 12px; }
h1 { font-size: 18px; margin: 0; }
p { margin: 0; }
.challenge form { padding: 0; }
button { min-block-size: 44px; font: inherit; font-weight: 500; border-radius: 8px; border: 1px solid ${line};
  background: ${paper}; color: inherit; cursor: pointer; }
button.first { background: var(--brand); border-color: var(--brand); color: var(--on-brand); }
`
}

/** White or black, whichever is read more easily on the colour. */
function onBrand(brand: string): string {
  const parts = [0, 2, 4].map((at) => {
    const value = Number.parseInt(brand.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = parts
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff'
}
