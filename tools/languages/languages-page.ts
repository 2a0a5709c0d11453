import { type LocaleTag, localeTags } from '@beckon/domain/country'
import { locales, localesWithCatalogue } from '@beckon/texts'
import type { Coverage } from '@beckon/texts/coverage'

const percent = (share: number) => `${Math.floor(share * 1000) / 10} %`

/** Renders the page with the coverage of each language and its missing texts. */
export function languagesPage(covered: readonly Coverage[]): string {
  const rows = localeTags.map((tag) =>
    rowOf(
      tag,
      covered.find((one) => one.tag === tag),
    ),
  )
  return [
    '# Languages',
    '',
    'Written by `npm run languages`; see `docs/how-to/add-a-language.md`.',
    '',
    '| language | | keys | of all | missing | as in English | offered |',
    '| --- | --- | ---: | ---: | ---: | ---: | --- |',
    ...rows,
    '',
    ...covered.flatMap(listOf),
  ].join('\n')
}

function rowOf(tag: LocaleTag, coverage: Coverage | undefined): string {
  const lines = coverage
    ? [coverage.keys, percent(coverage.share), coverage.missing.length, coverage.unchanged.length]
    : [0, '0 %', '–', '–']
  const isOffered = localesWithCatalogue.some((one) => one === tag)
  return `| ${[tag, locales[tag].name, ...lines, isOffered ? 'yes' : `reads ${readsOf(tag)}`].join(' | ')} |`
}

const readsOf = (tag: LocaleTag) =>
  locales[tag].fallback.find((one) => localesWithCatalogue.some((written) => written === one)) ?? 'en'

function listOf({ tag, missing, unchanged }: Coverage): string[] {
  const list = (title: string, keys: readonly string[]) =>
    keys.length === 0 ? [] : [`## ${tag}: ${title}`, '', ...keys.map((key) => `- \`${key}\``), '']
  return [...list('missing', missing), ...list('as in English', unchanged)]
}
