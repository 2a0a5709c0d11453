import { basename } from 'node:path'

/** A folder name from a name, a file or a URL: "Helsinki centre.osm.pbf" is `helsinki-centre`. */
export function idFrom(text: string): string | undefined {
  const id = basename(text.split(/[?#]/u)[0] ?? '')
    .replace(/\.osm\.pbf$|\.pbf$/iu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, 60)
  return id === '' ? undefined : id
}
