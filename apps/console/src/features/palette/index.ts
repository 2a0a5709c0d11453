export { Palette, type PaletteEntry } from './Palette.tsx'
