import { demoCountries, writeDemoCity } from './generate.ts'

const [country, file] = process.argv.slice(2)
if (country === undefined || file === undefined || !demoCountries.includes(country)) {
  console.error(`usage: node tools/demo-city/main.ts <${demoCountries.join('|')}> <out.osm.pbf>`)
  process.exitCode = 1
} else {
  writeDemoCity(country, file)
  console.log(`Invented streets for ${country} written to ${file}`)
}
