interface Town {
  readonly name: string
  readonly lat: string
  readonly lng: string
  readonly country: string
  readonly admin1: string
}

interface Region {
  readonly code: string
  readonly name: string
}

/** Returns one line for each town of the countries: country, region, name, latitude and longitude, with tabs between. */
export function townLines(
  towns: readonly Town[],
  regions: readonly Region[],
  countries: ReadonlySet<string>,
): string[] {
  const names = new Map(regions.map(({ code, name }) => [code, name]))
  return towns
    .filter(({ country }) => countries.has(country))
    .map(({ country, admin1, name, lat, lng }) =>
      [country, names.get(`${country}.${admin1}`) ?? '', name, lat, lng].map(cellOf).join('\t'),
    )
}

/** A tab or line break within a name would shift the columns. */
const cellOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
