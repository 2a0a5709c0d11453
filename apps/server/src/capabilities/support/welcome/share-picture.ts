import { type Brand, type BrandId, brands } from '@beckon/domain/country'
import { loadSharp } from '../../../platform/load-sharp.ts'

/** Picture for link previews: 1200 by 630 pixels, as they require. */
const drawing = ({ shades, mark }: Brand): string => {
  const paths = mark.map((path) => `<path d="${path}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
  <rect width="1200" height="630" fill="${shades[9]}"/>
  <g fill="${shades[8]}"><path d="M0 0h300v180H0zM340 0h420v120H340zM800 0h400v200H800zM0 220h300v200H0zM340 160h420v110H340zM340 310h200v320H340zM0 460h300v170H0zM580 310h180v320H580zM800 240h400v130H800zM800 410h400v220H800z"/></g>
  <path d="M150 200H320V290H780V390H1030" fill="none" stroke="${shades[2]}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="2 30"/>
  <path d="M150 200H320V290H560" fill="none" stroke="${shades[4]}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="150" cy="200" r="30" fill="#fff"/><circle cx="150" cy="200" r="14" fill="${shades[7]}"/>
  <circle cx="1030" cy="390" r="30" fill="#fff"/><circle cx="1030" cy="390" r="14" fill="${shades[4]}"/>
  <rect x="485" y="215" width="150" height="150" rx="36" fill="#fff"/>
  <g fill="${shades[7]}" fill-rule="evenodd" transform="translate(510 240) scale(3.125)">${paths}</g>
</svg>`
}

const drawn = new Map<BrandId, Promise<Buffer>>()

/** The picture of a brand, drawn once by a process. PNG. */
export function sharePicture(brand: BrandId): Promise<Buffer> {
  const known = drawn.get(brand)
  if (known) return known
  const picture = draw(brand)
  drawn.set(brand, picture)
  return picture
}

async function draw(brand: BrandId): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(drawing(brands[brand])))
    .png()
    .toBuffer()
}
