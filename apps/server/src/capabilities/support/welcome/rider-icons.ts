import { type Brand, type BrandId, brands } from '@beckon/domain/country'
import { loadSharp } from '../../../platform/load-sharp.ts'

/** Icons of the installed app. Android cuts maskable ones into its own shape; iOS takes the one of 180 pixels. */
export const riderIcons = [
  { file: 'icon-180.png', size: 180, purpose: 'any' },
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const
type Icon = (typeof riderIcons)[number]

/** Of a maskable icon only a circle of 80 % is always visible. */
const scaleOf = ({ purpose }: Icon): number => (purpose === 'maskable' ? 0.52 : 0.68)

/** The mark of a brand in white on its colour, without transparent corners: iOS would make them black. */
function drawing({ shades, filled, mark }: Brand, icon: Icon): string {
  const scale = scaleOf(icon)
  const room = 16 - 16 * scale
  const paths = mark.map((path) => `<path d="${path}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${icon.size}" height="${icon.size}">
  <rect width="32" height="32" fill="${shades[filled.light]}"/>
  <g fill="#fff" fill-rule="evenodd" transform="translate(${room} ${room}) scale(${scale})">${paths}</g>
</svg>`
}

const drawn = new Map<string, Promise<Buffer>>()

/** An icon of a brand, drawn once by a process. PNG. */
export function riderIcon(brand: BrandId, icon: Icon): Promise<Buffer> {
  const key = `${brand} ${icon.file}`
  const known = drawn.get(key)
  if (known) return known
  const picture = draw(brands[brand], icon)
  drawn.set(key, picture)
  return picture
}

async function draw(brand: Brand, icon: Icon): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(drawing(brand, icon)))
    .png()
    .toBuffer()
}
