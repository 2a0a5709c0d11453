import { writeFileSync } from 'node:fs'
import { demoCountries, drawCity, writeDemoCity } from './generate.ts'
import { previewSvg } from './osm/preview.ts'

const [country, file, x = '0', y = '0', width = '5500'] = process.argv.slice(2)
if (country === undefined || file === undefined || !demoCountries.includes(country)) {
  console.error(`usage: node demo/map-generator/main.ts <${demoCountries.join('|')}> <out.osm.pbf>`)
  console.error('       the same with <out.svg> [east] [north] [width] draws a picture of it (metres)')
  process.exitCode = 1
} else if (file.endsWith('.svg')) {
  const view = { x: Number(x), y: Number(y), width: Number(width) }
  writeFileSync(file, previewSvg(drawCity({ country }), view))
} else {
  writeDemoCity(country, file)
  console.log(`Invented streets for ${country} written to ${file}`)
}
